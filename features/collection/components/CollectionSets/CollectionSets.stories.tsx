import { graphql } from 'react-relay'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeSet, machines } from '../../fakes.ts'
import { CollectionSets } from './CollectionSets.tsx'

const showing = (treasureMachines: ReturnType<typeof fakeSet>[]) => ({
  Community: () => fakeCommunity({ treasureMachines }),
})

const meta = preview.meta({
  component: CollectionSets,
  args: given('community'),
  parameters: fragmentStory(
    graphql`
      query CollectionSetsStoryQuery {
        tenant {
          community {
            ...CollectionSets_community
          }
        }
      }
    `,
    showing(machines),
  ),
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const LongText = meta.story({
  parameters: {
    relay: {
      data: showing([fakeSet({ name: '夜明けまで起きてる会の記念トレジャーマシン'.repeat(3) })]),
    },
  },
})
