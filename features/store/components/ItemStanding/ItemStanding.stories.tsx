import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import type { PlayTools } from '#storybook/playTools.ts'
import { earlyItems, fakeStoreItem, storeItems } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { ItemStanding } from './ItemStanding.tsx'

const meta = preview.meta({
  component: ItemStanding,
  args: given('item'),
  parameters: fragmentStory(
    graphql`
      query ItemStandingStoryQuery {
        node(id: "storeitem_radio") {
          ... on StoreItem @alias(as: "item") {
            ...ItemStanding_item
          }
        }
      }
    `,
    { Query: () => ({ node: storeItems.few }) },
  ),
})
const saying = (item: ReturnType<typeof fakeStoreItem>, words: RegExp) => ({
  parameters: { relay: { data: { Query: () => ({ node: item }) } } },
  play: async ({ canvas }: PlayTools) => {
    await expect(canvas.getByText(words)).toBeVisible()
  },
})

export const FewLeft = meta.story(saying(storeItems.few, /残り3点/))
export const SoldOut = meta.story(saying(storeItems.soldOut, /売り切れ/))
export const Ended = meta.story(saying(storeItems.ended, /終了/))
export const Upcoming = meta.story(saying(storeItems.upcoming, /発売/))
export const SaleEnds = meta.story(saying(storeItems.lottery, /まで/))
export const MadeToOrder = meta.story(
  saying(fakeStoreItem({ stockLeft: null, isMadeToOrder: true }), /受注/),
)
export const EarlyToMembers = meta.story(saying(earlyItems.toMembers, /^会員先行販売中/))
export const EarlyToOthers = meta.story(saying(earlyItems.toOthers, /11\/24 20:00 発売/))
export const SoonToMembers = meta.story(saying(earlyItems.soonToMembers, /会員は11\/21 20:00から/))
export const English = meta.story({ globals: { locale: 'en' } })
