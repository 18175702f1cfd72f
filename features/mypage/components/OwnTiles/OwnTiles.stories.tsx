import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { freshPage, ownPage } from '../../fakes.ts'
import { OwnTiles } from './OwnTiles.tsx'

const meta = preview.meta({
  component: OwnTiles,
  args: given('viewer', 'community'),
  parameters: fragmentStory(
    graphql`
      query OwnTilesStoryQuery {
        viewer {
          ...OwnTiles_viewer
        }
        tenant {
          community {
            ...OwnTiles_community
          }
        }
      }
    `,
    ownPage(),
  ),
})

export const Default = meta.story()
export const Empty = meta.story({ parameters: { relay: { data: freshPage() } } })
export const LongText = meta.story({
  globals: { locale: 'en' },
  parameters: { relay: { data: ownPage({ viewer: { penlightCount: 123_456_789 } }) } },
})
