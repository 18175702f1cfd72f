import { expect, waitFor } from 'storybook/test'
import { graphql } from 'react-relay'
import { addressOfMethodChoice, addressOfCheckout } from '#addresses/checkout.ts'
import {
  cardEntry,
  challenge,
  fakeCard,
  fakePaymentAttempt,
  slip,
  wallet,
} from '#features/payments/fakes.ts'
import { fakeAddresses } from '#features/delivery/fakes.ts'
import type { CheckoutOrigin, CheckoutState } from '#schema/types.generated.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import {
  checkoutLines,
  fakeCheckout,
  fakeOrder,
  isFrozen,
  isShort,
  isSubscribing,
} from '../../fakes.ts'
import { CheckoutFlow } from './CheckoutFlow.tsx'

/** One thing alone, by one of its prices. */
const bought = {
  lines: [checkoutLines.goods],
  totalYen: 1_800,
  totalCoins: 400,
  coins: { free: 300, paid: 100, missing: 0, owed: 0, expiresNext: null },
} as const
const badge = {
  itemId: 'storeitem_badge',
  kind: 'GOODS' as const,
  name: checkoutLines.goods.item.name,
  quantity: 2,
  price: 200,
} as const
const order = fakeOrder({ total: 400, lines: [badge] })

const meta = preview.meta({
  component: CheckoutFlow,
  args: given('session', 'viewer'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query CheckoutFlowStoryQuery {
          viewer {
            ...CheckoutFlow_viewer
            checkout(id: "checkout_01") {
              ...CheckoutFlow_session
            }
          }
        }
      `,
      {
        CheckoutSession: () => fakeCheckout(bought),
        Viewer: () => fakeViewer({ user: fakeUser(), deliveryAddresses: fakeAddresses }),
      },
    ),
  },
})

type Change = NonNullable<Parameters<typeof fakeCheckout>[0]>
const standing = { id: 'checkout_01', origin: 'BASKET' } as const

/** A session in a state, under the address that belongs to it. */
const standsAt = (
  state: CheckoutState,
  change: Change = {},
  origin: CheckoutOrigin = standing.origin,
) => ({
  route: { at: addressOfCheckout({ ...standing, origin, state }) },
  relay: { data: { CheckoutSession: () => fakeCheckout({ ...bought, ...change, origin, state }) } },
})
/** One by a payment in yen, as far as it has come. */
const pays = (
  state: CheckoutState,
  method: 'CARD' | 'KONBINI' | 'PAYPAY',
  attempt: Parameters<typeof fakePaymentAttempt>[0],
) => standsAt(state, { method, attempt: fakePaymentAttempt({ method, ...attempt }) })

/** Begun: what is bought is held, and counted down, while the fan says how to pay. */
export const Open = meta.story({ parameters: standsAt('OPEN', { method: null }) })
export const Confirm = meta.story({ parameters: standsAt('READY') })
export const ConfirmByCard = meta.story({ parameters: standsAt('READY', { method: 'CARD' }) })
export const ConfirmBySavedCard = meta.story({
  parameters: standsAt('READY', { method: 'CARD', instrument: fakeCard() }),
})
export const ConfirmAtAStore = meta.story({ parameters: standsAt('READY', { method: 'KONBINI' }) })
export const ConfirmByWallet = meta.story({ parameters: standsAt('READY', { method: 'PAYPAY' }) })
export const ShortOfCoins = meta.story({
  parameters: standsAt('READY', {
    ...isShort,
    coins: { free: 100, paid: 90, missing: 210, owed: 0, expiresNext: null },
  }),
})
export const CoinsFrozen = meta.story({
  parameters: standsAt('READY', { coins: { ...isFrozen.coins, owed: 80 } }),
})

/** The price rose while the fan read: nothing is charged, and the new one stands there. */
export const PriceChanged = meta.story({
  parameters: {
    ...standsAt('READY', {
      method: 'CARD',
      isSent: false,
      lines: [checkoutLines.digital],
      totalYen: 1_200,
    }),
    relay: {
      data: {
        CheckoutSession: () =>
          fakeCheckout({
            method: 'CARD',
            isSent: false,
            lines: [checkoutLines.digital],
            totalYen: 1_200,
          }),
        ConfirmCheckoutPayload: () => ({
          __typename: 'PriceChangedError',
          code: 'PRICE_CHANGED',
          told: 1_200,
          now: 1_400,
          currency: 'YEN',
        }),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^注文を確定/ }))
    await expect(await canvas.findByText(/¥1,200→¥1,400/)).toBeVisible()
  },
})

export const Processing = meta.story({
  parameters: pays('PROCESSING', 'CARD', { state: 'PENDING', step: null }),
})
/** The card's number is typed where the provider alone reads it. */
export const RequiresCard = meta.story({
  parameters: pays('PROCESSING', 'CARD', { step: cardEntry }),
})
export const RequiresChallenge = meta.story({
  parameters: pays('PROCESSING', 'CARD', { step: challenge }),
})
export const PendingKonbini = meta.story({
  parameters: pays('PENDING_KONBINI', 'KONBINI', { state: 'PENDING', step: slip }),
})
export const PendingIdPayment = meta.story({
  parameters: pays('PENDING_ID', 'PAYPAY', { step: wallet }),
})
/** Another way is open to whoever has not paid. */
export const ChoosingAnew = meta.story({
  parameters: {
    ...pays('PENDING_KONBINI', 'KONBINI', { state: 'PENDING', step: slip }),
    route: { at: addressOfMethodChoice(standing) },
  },
})
/** Nothing was charged, and what is bought is still held for a while: until when stands below. */
export const CardFailed = meta.story({
  parameters: pays('READY', 'CARD', { state: 'FAILED', failure: 'DECLINED', step: null }),
})
export const ChallengeFailed = meta.story({
  parameters: pays('READY', 'CARD', { state: 'FAILED', failure: 'AUTH_FAILED', step: null }),
})

const yenLines = [{ ...badge, price: 900 }]
export const Paid = meta.story({
  parameters: standsAt('PAID', {
    order: fakeOrder({
      ...order,
      state: 'PAID',
      method: 'CARD',
      total: 1_800,
      freeCoins: 0,
      lines: yenLines,
    }),
  }),
})
export const Fulfilled = meta.story({ parameters: standsAt('FULFILLED', { order }) })

/** Nothing is left of the session to show: how it ended is said, here beside a desk's width. */
const says = (title: string) => ({
  globals: atViewport('desktop'),
  play: async ({ canvas }: PlayTools) => {
    await expect(canvas.getByText(title)).toBeVisible()
  },
})
export const Expired = meta.story({
  parameters: standsAt('EXPIRED'),
  ...says('お手続きの時間が過ぎました'),
})
export const Canceled = meta.story({
  parameters: standsAt('CANCELED'),
  ...says('お手続きをやめました'),
})
export const RefundDue = meta.story({
  parameters: standsAt('REFUND_DUE'),
  ...says('お支払いをお返しします'),
})
export const Refunded = meta.story({ parameters: standsAt('REFUNDED'), ...says('返金しました') })
export const RenewalExpired = meta.story({
  parameters: standsAt('EXPIRED', { invoice: { id: 'subscriptioninvoice_01' } }, 'RENEWAL'),
  ...says('お支払いの受付が終わりました'),
})

const sells = (line: (typeof checkoutLines)[keyof typeof checkoutLines], change: Change = {}) =>
  standsAt('READY', { method: 'CARD', isSent: false, lines: [line], ...change })
const lacks = {
  ...isShort,
  coins: { free: 300, paid: 190, missing: 510, owed: 0, expiresNext: null },
}
const inCoins = { method: 'COINS', methods: ['COINS'], totalYen: null } as const
/** What is confirmed differs by what is bought: when it comes, and what can be taken back. */
export const Digital = meta.story({ parameters: sells(checkoutLines.digital, { totalYen: 1_200 }) })
export const CoinPack = meta.story({ parameters: sells(checkoutLines.coins, { totalYen: 980 }) })
export const TicketPack = meta.story({
  parameters: sells(checkoutLines.tickets, { ...inCoins, totalCoins: 1_000, ...lacks }),
})
export const Lottery = meta.story({
  parameters: sells(checkoutLines.lottery, {
    ...inCoins,
    totalCoins: 200,
    coins: { ...bought.coins, free: 200, paid: 0 },
  }),
})
export const Gift = meta.story({
  parameters: sells(checkoutLines.gift, { isSent: true, totalYen: 6_600 }),
})
export const Subscription = meta.story({
  parameters: standsAt('READY', { ...isSubscribing, instrument: fakeCard() }),
})
export const English = meta.story({
  globals: { locale: 'en' },
  parameters: standsAt('READY', { method: 'CARD' }),
})

/** One that was made elsewhere goes the same way, under addresses of its own. */
export const MadeElsewhere = meta.story({
  parameters: standsAt(
    'PROCESSING',
    {
      method: 'CARD',
      lines: [checkoutLines.digital],
      attempt: fakePaymentAttempt({ step: cardEntry }),
    },
    'EXTERNAL',
  ),
})
/** Another tab has moved it on: the address follows its row. */
export const MovedOn = meta.story({
  parameters: {
    ...standsAt('FULFILLED', { order: fakeOrder({ ...order, number: '261120-2M8T-4XKD' }) }),
    route: { at: addressOfCheckout({ ...standing, state: 'PROCESSING' }) },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-address]')).toHaveAttribute(
        'data-address',
        addressOfCheckout({ ...standing, state: 'FULFILLED' }),
      ),
    )
  },
})
