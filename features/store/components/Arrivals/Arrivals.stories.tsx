import { graphql } from 'react-relay'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { storeItems, wordyItem } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { Arrivals } from './Arrivals.tsx'

const arrived = (...viewerArrivals: (typeof wordyItem)[]) => ({
  Community: () => fakeCommunity({ viewerArrivals }),
})

const meta = preview.meta({
  component: Arrivals,
  args: given('community'),
  parameters: fragmentStory(
    graphql`
      query ArrivalsStoryQuery {
        tenant {
          community {
            ...Arrivals_community
          }
        }
      }
    `,
    arrived(storeItems.few, storeItems.penlights),
  ),
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const LongText = meta.story({ parameters: { relay: { data: arrived(wordyItem) } } })
