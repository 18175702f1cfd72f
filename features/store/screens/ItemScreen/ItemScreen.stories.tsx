import { expect, fn } from 'storybook/test'
import { fakeBasket, fakeStoreItem, storeItems, wordyItem } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import query, { type ItemScreenQuery } from './__generated__/ItemScreenQuery.graphql.ts'
import { Screen } from './ItemScreen.tsx'

const showing = (item: ReturnType<typeof fakeStoreItem> | null) => ({
  relay: { data: { Query: () => ({ node: item }) } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<ItemScreenQuery>({
      query,
      variables: { id: 'storeitem_penlights' },
      data: { Query: () => ({ node: fakeStoreItem() }) },
    }),
    impossible: { Empty: 'An item without a name and a picture is none.' },
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const EnglishDesktop = meta.story({
  globals: { ...atViewport('desktop'), locale: 'en' },
  parameters: showing(storeItems.madeToOrder),
})
export const FewLeft = meta.story({ parameters: showing(storeItems.few) })
export const SoldOut = meta.story({ parameters: showing(storeItems.soldOut) })
export const TellMeWhenItIsBack = meta.story({
  parameters: showing(fakeStoreItem({ ...storeItems.soldOut, viewerIsAlerted: true })),
})
export const Upcoming = meta.story({ parameters: showing(storeItems.upcoming) })
export const Ended = meta.story({ parameters: showing(storeItems.ended) })
/** Its sale ends soon: counted down. */
export const MadeToOrder = meta.story({ parameters: showing(storeItems.madeToOrder) })
export const CoinPack = meta.story({ parameters: showing(storeItems.coins) })
export const TicketPack = meta.story({ parameters: showing(storeItems.tickets) })
export const Digital = meta.story({ parameters: showing(storeItems.digital) })
export const Lottery = meta.story({ parameters: showing(storeItems.lottery) })
export const Membership = meta.story({ parameters: showing(storeItems.membership) })
export const Gift = meta.story({ parameters: showing(storeItems.gift) })
export const HasAllThatOneMay = meta.story({
  parameters: showing(fakeStoreItem({ viewerAllowed: 0, viewerAvailable: 0 })),
})
export const InTheBasket = meta.story({
  parameters: showing(fakeStoreItem({ viewerBasketQuantity: 2, viewerWishes: true })),
})

const press = { name: 'カートに入れる' }
export const Added = meta.story({
  parameters: {
    relay: {
      data: {
        AddToBasketPayload: () => ({
          __typename: 'AddToBasketSuccess',
          basket: fakeBasket(),
          item: fakeStoreItem({ viewerBasketQuantity: 1 }),
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText(/をカートに入れました/)).toBeVisible()
  },
})
/** The last ones went to somebody else meanwhile. */
export const GoneMeanwhile = meta.story({
  parameters: {
    relay: {
      data: {
        AddToBasketPayload: () => ({
          __typename: 'StoreErrorResponse',
          field: 'quantity',
          code: 'OUT_OF_STOCK',
          retryAt: null,
          most: 0,
          values: { most: 0 },
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText(/在庫がなくなりました/)).toBeVisible()
  },
})

const openLogin = fn()
export const Guest = meta.story({
  parameters: { session: { status: 'notLoggedIn', openLogin } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '今すぐ購入する' }))
    await expect(openLogin).toHaveBeenCalledWith({
      step: 'signup',
      redirectPath: '/store/order/checkout?item=storeitem_penlights&quantity=1',
    })
  },
})
export const Missing = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({ parameters: showing(wordyItem) })
