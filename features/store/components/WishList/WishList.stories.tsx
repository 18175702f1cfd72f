import { graphql } from 'react-relay'
import { fakeConnection } from '#storybook/fake.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { storeItems, wordyItem } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { WishList } from './WishList.tsx'

const wishing = (...items: (typeof wordyItem)[]) => ({
  Community: () => fakeCommunity({ viewerWishes: fakeConnection(items) }),
})
const { penlights, few, soldOut, upcoming, madeToOrder } = storeItems

const meta = preview.meta({
  component: WishList,
  args: given('community'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query WishListStoryQuery {
          tenant {
            community {
              ...WishList_community
            }
          }
        }
      `,
      wishing(penlights, few, soldOut, upcoming, madeToOrder),
    ),
  },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: { relay: { data: wishing() } } })
export const LongText = meta.story({ parameters: { relay: { data: wishing(wordyItem, few) } } })
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn' },
    relay: { data: { Community: () => fakeCommunity({ viewerWishes: null }) } },
  },
})
