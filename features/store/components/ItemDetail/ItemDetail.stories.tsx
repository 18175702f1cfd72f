import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { earlyItems, storeItems, wordyItem } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { ItemDetail } from './ItemDetail.tsx'
import { ItemDetailSkeleton } from './ItemDetailSkeleton.tsx'

const meta = preview.meta({
  component: ItemDetail,
  args: given('item'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query ItemDetailStoryQuery {
          node(id: "storeitem_penlights") {
            ... on StoreItem @alias(as: "item") {
              ...ItemDetail_item
            }
          }
        }
      `,
      { Query: () => ({ node: storeItems.penlights }) },
      { fallback: ItemDetailSkeleton },
    ),
  },
})
const of = (item: typeof wordyItem) => ({ relay: { data: { Query: () => ({ node: item }) } } })

export const Goods = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
/** The page wears its talent's colour. */
export const MadeToOrder = meta.story({
  parameters: of(storeItems.madeToOrder),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('data-palette')
  },
})
/** The price is that of the size which is chosen. */
export const Sizes = meta.story({
  parameters: of(storeItems.sizes),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('から')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('radio', { name: /XL/ }))
    // Above, and in the bar.
    const prices = canvas.getAllByText('¥4,840', { selector: 'p > span' })
    await expect(prices).toHaveLength(2)
    for (const price of prices) await expect(price).toBeVisible()
  },
})
export const FewLeft = meta.story({ parameters: of(storeItems.few) })
export const SoldOut = meta.story({ parameters: of(storeItems.soldOut) })
export const Upcoming = meta.story({ parameters: of(storeItems.upcoming) })
export const EarlyToMembers = meta.story({ parameters: of(earlyItems.toMembers) })
/** A guest is shown the same. */
export const EarlyToOthers = meta.story({ parameters: of(earlyItems.toOthers) })
export const SoonToMembers = meta.story({ parameters: of(earlyItems.soonToMembers) })
export const Ended = meta.story({ parameters: of(storeItems.ended) })
export const CoinPack = meta.story({ parameters: of(storeItems.coins) })
export const TicketPack = meta.story({ parameters: of(storeItems.tickets) })
export const Digital = meta.story({ parameters: of(storeItems.digital) })
/** What a lot may win stands behind a link. */
export const Lottery = meta.story({
  parameters: of({ ...storeItems.lottery, lottery: { id: 'treasuremachine_lot' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /くじ/ })).toHaveAttribute(
      'href',
      expect.stringContaining('storeitem_lot'),
    )
  },
})
export const Subscription = meta.story({ parameters: of(storeItems.membership) })
export const Gift = meta.story({ parameters: of(storeItems.gift) })
export const LongText = meta.story({ parameters: of(wordyItem) })
