import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { earlyItems, fakeStoreItem, storeItems, wordyItem } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { grid } from '../Shelf/Shelf.css.ts'
import { ItemCard } from './ItemCard.tsx'

const meta = preview.meta({
  component: ItemCard,
  args: given('item'),
  decorators: (Story) => (
    <ul className={grid()}>
      <Story />
    </ul>
  ),
  parameters: fragmentStory(
    graphql`
      query ItemCardStoryQuery {
        node(id: "storeitem_penlights") {
          ... on StoreItem @alias(as: "item") {
            ...ItemCard_item
          }
        }
      }
    `,
    { Query: () => ({ node: storeItems.penlights }) },
  ),
})
const of = (item: ReturnType<typeof fakeStoreItem>) => ({
  relay: { data: { Query: () => ({ node: item }) } },
})

export const Default = meta.story()
export const Few = meta.story({ parameters: of(storeItems.few) })
export const SoldOut = meta.story({ parameters: of(storeItems.soldOut) })
export const Upcoming = meta.story({ parameters: of(storeItems.upcoming) })
export const EarlyToMembers = meta.story({ parameters: of(earlyItems.toMembers) })
export const EarlyToOthers = meta.story({ parameters: of(earlyItems.toOthers) })
export const EarlyInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: of(earlyItems.toOthers),
})
export const SoonToOthers = meta.story({ parameters: of(earlyItems.soonToOthers) })
export const Ended = meta.story({ parameters: of(storeItems.ended) })
export const MadeToOrder = meta.story({ parameters: of(storeItems.madeToOrder) })
/** What comes on top is said. */
export const CoinPack = meta.story({
  parameters: of(storeItems.coins),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/30/)).toBeVisible()
  },
})
export const TicketPack = meta.story({ parameters: of(storeItems.tickets) })
export const Digital = meta.story({ parameters: of(storeItems.digital) })
export const Lottery = meta.story({ parameters: of(storeItems.lottery) })
export const Subscription = meta.story({ parameters: of(storeItems.membership) })
export const Gift = meta.story({ parameters: of(storeItems.gift) })
export const LongText = meta.story({ parameters: of(wordyItem) })
