import { expect, waitFor } from 'storybook/test'
import { fakeCard, fiveCards } from '#features/payments/fakes.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeAddress } from '#features/delivery/fakes.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { checkoutLines, fakeCheckout, fakeOrder, isShort } from '../../fakes.ts'
import query, { type CheckoutScreenQuery } from './__generated__/CheckoutScreenQuery.graphql.ts'
import { Screen } from './CheckoutScreen.tsx'

const session = '?session=checkout_01'
const at = (address: string) => ({ route: { at: address + session } })

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    ...at('/store/order/checkout'),
    relay: storyRelay<CheckoutScreenQuery>({
      query,
      variables: { id: 'checkout_01' },
      data: {
        User: fakeUser,
        Community: fakeCommunity,
        CheckoutSession: fakeCheckout,
        DeliveryAddress: fakeAddress,
      },
    }),
  },
})

const having = (
  change: Parameters<typeof fakeCheckout>[0],
  more: Parameters<typeof storyRelay>[0] = {},
) => ({ relay: { data: { CheckoutSession: () => fakeCheckout(change) }, ...more } })

const done = { state: 'FULFILLED', order: fakeOrder() } as const

/** All that is paid with coins, before it is. */
export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: having({
    method: 'CARD',
    totalYen: 299_999,
    lines: Array.from({ length: 6 }, (_, at) => ({
      item: {
        __typename: 'StoreItem' as const,
        id: `storeitem_${at}`,
        kind: 'GOODS' as const,
        name: '一周年記念 みんなで灯す大きな光るペンライトバッジ 豪華化粧箱入り完全版',
        pictures: [],
        deliveryEstimate: '受注生産のため、お申し込みの締め切りから約三か月後に順次発送します。',
        isMadeToOrder: true,
        saleUntil: null,
      },
      quantity: 10,
      priceYen: 4_999,
      priceCoins: null,
    })),
  }),
})
/** A bill's try that is over leads to the bill, where it can be paid anew: a cart has nothing to do with it. */
export const RenewalOver = meta.story({
  parameters: having({
    origin: 'RENEWAL',
    state: 'EXPIRED',
    method: 'CARD',
    invoice: { id: 'subscriptioninvoice_01' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '請求書を見る' })).toHaveAttribute(
      'href',
      '/settings/subscription-invoice/subscriptioninvoice_01',
    )
  },
})
/** Nothing is under way. */
export const Empty = meta.story({
  parameters: {
    route: { at: '/checkout' },
    relay: { data: { Viewer: () => fakeViewer({ user: fakeUser(), checkout: null }) } },
  },
})
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn' },
    relay: { data: { Viewer: () => fakeViewer({ checkout: null }) } },
  },
})
export const ByCard = meta.story({ parameters: having({ method: 'CARD' }) })
export const AtAStore = meta.story({ parameters: having({ method: 'KONBINI' }) })
export const ByWallet = meta.story({ parameters: having({ method: 'PAYPAY' }) })
export const ShortOfCoins = meta.story({ parameters: having(isShort) })
export const ChoosingHowToPay = meta.story({
  parameters: {
    ...at('/store/cash-payment/select-method'),
    ...having({ state: 'OPEN', method: null }),
  },
})
/** Saved cards come first, what was used last before the rest; an expired one can't be chosen. */
export const ChoosingASavedCard = meta.story({
  parameters: {
    ...at('/store/cash-payment/select-method'),
    ...having({
      state: 'OPEN',
      method: null,
      methods: ['CARD', 'KONBINI', 'PAYPAY'],
      instruments: [fiveCards[0]!, fiveCards[1]!, fiveCards[4]!],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Visa •••• 4242/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /Diners Club •••• 3237/ })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: /新しいカード/ })).toBeEnabled()
  },
})
/** The confirmation names the card. */
export const BySavedCard = meta.story({
  parameters: having({ method: 'CARD', instrument: fakeCard() }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Visa •••• 4242/)).toBeVisible()
  },
})
export const Expired = meta.story({ parameters: having({ state: 'EXPIRED' }) })
export const Left = meta.story({ parameters: having({ state: 'CANCELED' }) })
export const RefundDue = meta.story({ parameters: having({ state: 'REFUND_DUE' }) })
export const Done = meta.story({
  parameters: { ...at('/store/order/complete'), ...having(done) },
})
export const OnItsWay = meta.story({
  parameters: {
    ...at('/store/order/complete'),
    ...having({ state: 'PAID', order: fakeOrder({ state: 'PAID', method: 'CARD', total: 3_000 }) }),
  },
})
/** A pack of coins was bought on the way to something else. */
export const CoinsBought = meta.story({
  parameters: {
    ...at('/store/order/complete'),
    ...having({ ...done, returnsTo: fakeCheckout({ id: 'checkout_00' }) }),
  },
})
/** The row stands elsewhere by now: the address follows it. */
export const MovedOn = meta.story({
  parameters: {
    ...at('/store/cash-payment/credit-card/pending'),
    ...having({ ...done, order: fakeOrder({ method: 'PAYPAY', total: 980 }) }),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('261120-7K3M-9QPD')
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-address]')).toHaveAttribute(
        'data-address',
        `/store/order/complete${session}`,
      ),
    )
  },
})
/** One that was made elsewhere goes through the same states under addresses of its own. */
export const MadeElsewhere = meta.story({
  parameters: {
    route: { path: '/checkout/:session_id', at: '/checkout/checkout_01' },
    ...having({
      origin: 'EXTERNAL',
      method: 'CARD',
      totalYen: 1_200,
      lines: [checkoutLines.digital],
    }),
  },
})
