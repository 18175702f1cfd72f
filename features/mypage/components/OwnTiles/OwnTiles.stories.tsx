import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
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
Default.test('its number of posts leads to these posts', async ({ canvas }) => {
  const posts = canvas.getByRole('link', { name: /投稿/ })
  await expect(posts.getAttribute('href')).toMatch(/\/search\?kind=posts&by=user_/)
})
export const Empty = meta.story({ parameters: { relay: { data: freshPage() } } })
export const LongText = meta.story({
  globals: { locale: 'en' },
  parameters: { relay: { data: ownPage({ viewer: { penlightCount: 123_456_789 } }) } },
})
