import { expect, fn, waitFor } from 'storybook/test'
import { fakeCheckout } from '#features/checkout/fakes.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import {
  emptyBasket,
  fakeBasket,
  fakeBasketLine,
  fakeStoreItem,
  storeItems,
  wordyItem,
} from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import query, { type BasketScreenQuery } from './__generated__/BasketScreenQuery.graphql.ts'
import { Screen } from './BasketScreen.tsx'

const holding = (basket: ReturnType<typeof fakeBasket>) => ({
  relay: { data: { Basket: () => basket } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<BasketScreenQuery>({
      query,
      data: { Basket: fakeBasket, Community: fakeCommunity },
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: holding(emptyBasket) })

/** All of it is held for the fan, who has not paid: it is gone on with, not ordered anew. */
const underWay = fakeCheckout({ state: 'READY' })
const held = { viewerAllowed: 0, viewerAvailable: 0, viewerCheckout: underWay }
export const UnderWay = meta.story({
  parameters: {
    relay: {
      data: {
        Community: () => fakeCommunity({ viewerCheckout: underWay }),
        Basket: () =>
          fakeBasket({
            count: 1,
            orderableCount: 0,
            totalYen: null,
            totalCoins: null,
            isOrderable: false,
            lines: [
              fakeBasketLine({
                item: { ...storeItems.few, ...held },
                problem: 'LIMIT',
                quantity: 1,
              }),
            ],
          }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'お手続きへ戻る' })).toBeVisible()
    await expect(canvas.getByText(/お手続きの途中の商品があります/)).toBeVisible()
  },
})

const problems = fakeBasket({
  lines: [
    fakeBasketLine({ problem: 'PRICE_CHANGED', seenPriceYen: 2980, seenPriceCoins: 2980 }),
    fakeBasketLine({ id: 'basketline_radio', item: storeItems.few, problem: 'OUT_OF_STOCK' }),
    fakeBasketLine({ id: 'basketline_plush', item: storeItems.soldOut, problem: 'OUT_OF_STOCK' }),
    fakeBasketLine({
      id: 'basketline_bag',
      item: fakeStoreItem({ ...storeItems.madeToOrder, viewerAvailable: 1, viewerAllowed: 1 }),
      problem: 'LIMIT',
    }),
    fakeBasketLine({ id: 'basketline_postcards', item: storeItems.ended, problem: 'PERIOD' }),
  ],
  count: 10,
  orderableCount: 2,
  totalYen: 6600,
  totalCoins: 6600,
  isOrderable: false,
})
/** Each line says what is wrong with it by now. */
export const Problems = meta.story({ parameters: holding(problems) })
export const ProblemsInEnglish = meta.story({
  globals: { ...atViewport('desktop'), locale: 'en' },
  parameters: holding(problems),
})
/** Some of it is sold for yen alone, some for coins alone. */
export const MixedPrices = meta.story({
  parameters: holding(
    fakeBasket({
      lines: [
        fakeBasketLine({ item: storeItems.few, quantity: 1 }),
        fakeBasketLine({ id: 'basketline_voices', item: storeItems.digital, quantity: 1 }),
      ],
      count: 2,
      orderableCount: 2,
      totalYen: null,
      totalCoins: null,
    }),
  ),
})
/** A line is taken out. */
export const Removed = meta.story({
  parameters: {
    relay: {
      data: {
        ChangeBasketLinePayload: () => ({
          __typename: 'ChangeBasketLineSuccess',
          basket: fakeBasket({
            lines: [fakeBasketLine()],
            count: 2,
            orderableCount: 2,
            totalYen: 6600,
            totalCoins: 6600,
          }),
          item: fakeStoreItem(),
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getAllByRole('button', { name: '外す' })[1]!)
    await waitFor(() => expect(canvas.queryByText('雨の日も貼れるステッカー')).toBeNull())
  },
})

const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn', openLogin },
    relay: { data: { Basket: undefined, Community: () => fakeCommunity({ viewerBasket: null }) } },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenCalledWith({ step: 'login' })
  },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
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
