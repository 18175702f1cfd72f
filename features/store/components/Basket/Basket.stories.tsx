import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import {
  emptyBasket,
  fakeBasket,
  fakeBasketLine,
  storeItems,
  wordyItem,
} from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { Basket } from './Basket.tsx'

const meta = preview.meta({
  component: Basket,
  args: given('basket'),
  parameters: fragmentStory(
    graphql`
      query BasketStoryQuery {
        tenant {
          community {
            viewerBasket {
              ...Basket_basket
            }
          }
        }
      }
    `,
    { Basket: fakeBasket },
  ),
})
const holding = (basket: ReturnType<typeof fakeBasket>) => ({
  relay: { data: { Basket: () => basket } },
})
/** One that is sold for coins alone. */
const voices = fakeBasketLine({
  id: 'basketline_voices',
  item: storeItems.digital,
  quantity: 1,
  priceYen: null,
  priceCoins: 480,
})
const order = { name: '購入手続きへ進む' }

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', order)).toBeVisible()
  },
})
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: holding(emptyBasket) })
/** Sold for coins alone: no yen are said. */
export const InCoins = meta.story({
  parameters: holding(
    fakeBasket({
      lines: [voices],
      count: 1,
      orderableCount: 1,
      totalYen: null,
      totalCoins: 480,
    }),
  ),
})
/** One that is sold for coins alone has all of it paid in coins: which one, and why, is said. */
export const PaidInCoins = meta.story({
  parameters: holding(
    fakeBasket({
      lines: [fakeBasketLine({ quantity: 1 }), voices],
      count: 2,
      orderableCount: 2,
      totalYen: null,
      totalCoins: 3780,
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/目覚ましボイスはコインだけで販売/)).toBeVisible()
    await expect(canvas.getByRole('link', order)).toBeVisible()
  },
})
const repriced = { problem: 'PRICE_CHANGED', seenPriceYen: null, seenPriceCoins: 300 } as const
/** A price that changed keeps nothing from being ordered: it is said of it all the same. */
export const RepricedForCoins = meta.story({
  parameters: holding(
    fakeBasket({
      lines: [fakeBasketLine({ quantity: 1 }), fakeBasketLine({ ...voices, ...repriced })],
      count: 2,
      orderableCount: 2,
      totalYen: null,
      totalCoins: 3780,
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/目覚ましボイスはコインだけで販売.*ごいっしょの/)).toBeVisible()
    await expect(canvas.getByRole('link', order)).toBeVisible()
  },
})
/** What is beside it stays beside it, though it costs something else by now. */
export const RepricedBeside = meta.story({
  parameters: holding(
    fakeBasket({
      lines: [
        fakeBasketLine({ quantity: 1, ...repriced, seenPriceYen: 2980, seenPriceCoins: 2980 }),
        voices,
      ],
      count: 2,
      orderableCount: 2,
      totalYen: null,
      totalCoins: 3780,
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/目覚ましボイスはコインだけで販売.*ごいっしょの/)).toBeVisible()
  },
})
/** What is wrong with a line keeps all of it from being ordered. */
export const Blocked = meta.story({
  parameters: holding(
    fakeBasket({
      lines: [fakeBasketLine({ item: storeItems.soldOut, problem: 'OUT_OF_STOCK' })],
      count: 1,
      orderableCount: 0,
      totalYen: null,
      totalCoins: null,
      isOrderable: false,
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', order)).toBeNull()
  },
})
/** One for yen alone beside one for coins alone: no way pays both. */
export const Mixed = meta.story({
  parameters: holding(
    fakeBasket({
      lines: [fakeBasketLine({ item: storeItems.few, quantity: 1 }), voices],
      count: 2,
      orderableCount: 2,
      totalYen: null,
      totalCoins: null,
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', order)).toBeNull()
  },
})
export const MixedAndRepriced = meta.story({
  parameters: holding(
    fakeBasket({
      lines: [
        fakeBasketLine({ item: storeItems.few, quantity: 1 }),
        fakeBasketLine({ ...voices, ...repriced }),
      ],
      count: 2,
      orderableCount: 2,
      totalYen: null,
      totalCoins: null,
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/目覚ましボイスはコインだけで販売.*円だけ/)).toBeVisible()
    await expect(canvas.queryByRole('link', order)).toBeNull()
  },
})
export const LongText = meta.story({
  parameters: holding(
    fakeBasket({
      lines: [fakeBasketLine({ item: wordyItem, quantity: 10 })],
      count: 10,
      orderableCount: 10,
      totalYen: 12_345_670,
      totalCoins: 12_345_670,
    }),
  ),
})
