import type { Fake, Fakes } from '../fake.ts'
import { fakeConnection } from '../fake.ts'
import { asMember, fakeCommunity, fakeTenant } from '../fakes/community.ts'
import { fakeUser, fakeViewer } from '../fakes/people.ts'
import { storeItems } from '../fakes/store.ts'
import { fakeCheckout, fakeOrder, isSubscribing } from '#features/checkout/fakes.ts'
import { cardEntry, fakePaymentAttempt } from '#features/payments/fakes.ts'
import { fakePurchase } from '#features/purchases/fakes.ts'
import { fakeInvoice, fakeSubscription, savedCards } from '#features/subscription/fakes.ts'
import type {
  ChangeSubscriptionCardInput,
  CheckoutState,
  PaymentAttempt,
  SubscriptionState,
  SubscriptionInvoiceState,
} from '#schema/types.generated.ts'

/** What is subscribed to in the journey. */
export const membership = storeItems.membership

/** Ends of the periods, as the billing counts them: midnight in Tokyo. */
const ends = ['2026-12-19T15:00:00.000Z', '2027-01-19T15:00:00.000Z', '2027-02-19T15:00:00.000Z']
const beginning = '2026-11-20T03:00:00.000Z'

interface Bill {
  state: SubscriptionInvoiceState
  /** Which period it is for, from 0. */
  period: number
}

interface Rows {
  checkout: { state: CheckoutState; attempt: Fake<PaymentAttempt> | null } | null
  /** Null until the first payment. */
  state: SubscriptionState | null
  cardId: string
  bills: Bill[]
}

/**
 * A gateway's world in which a fan subscribes. What the world outside does (a card is typed, a month goes by and the
 * job charges the card) a play says by a call.
 */
export function createMembership() {
  const rows: Rows = { checkout: null, state: null, cardId: String(savedCards[0]!.id), bills: [] }
  const bill = (state: SubscriptionInvoiceState) => {
    rows.bills.push({ state, period: rows.bills.length })
    rows.state = state === 'PAID' ? 'ACTIVE' : 'PAST_DUE'
  }
  const fakes: Fakes = {
    Tenant: fakeTenant,
    Community: () => fakeCommunity(asMember),
    Viewer: () =>
      fakeViewer({
        user: fakeUser(),
        checkout: () => (rows.checkout ? checkoutOf(rows) : null),
        purchases: fakeConnection(rows.state ? [purchase] : []),
        subscriptions: rows.state ? [subscriptionOf(rows)] : [],
        subscriptionInvoices: fakeConnection(
          rows.bills.map((_, at) => billOf(rows, at)).toReversed(),
        ),
        paymentInstruments: savedCards,
        deliveryAddresses: [],
      }),
    Query: () => ({
      node: ({ id }) =>
        rows.bills.map((_, at) => billOf(rows, at)).find((one) => one.id === id) ?? membership,
    }),
    Mutation: () => ({
      openCheckout: () => {
        rows.checkout = { state: 'OPEN', attempt: null }
        return { __typename: 'OpenCheckoutSuccess', session: checkoutOf(rows) }
      },
      chooseCheckoutMethod: () => {
        rows.checkout!.state = 'READY'
        return { __typename: 'ChooseCheckoutMethodSuccess', session: checkoutOf(rows) }
      },
      confirmCheckout: () => {
        const attempt = fakePaymentAttempt({ method: 'CARD', amountYen: 980, step: cardEntry })
        rows.checkout = { state: 'PROCESSING', attempt }
        return { __typename: 'ConfirmCheckoutSuccess', session: checkoutOf(rows) }
      },
      completePayment: () => ({
        __typename: 'CompletePaymentSuccess',
        attempt: rows.checkout!.attempt!,
      }),
      changeSubscriptionCard: ({ input }) => {
        rows.cardId = (input as ChangeSubscriptionCardInput).instrumentId
        return { __typename: 'ChangeSubscriptionCardSuccess', subscription: subscriptionOf(rows) }
      },
      paySubscriptionInvoice: () => {
        rows.bills.at(-1)!.state = 'PAID'
        rows.state = 'ACTIVE'
        return {
          __typename: 'PaySubscriptionInvoiceSuccess',
          invoice: billOf(rows, rows.bills.length - 1),
        }
      },
      cancelSubscription: () => {
        rows.state = 'CANCELED_AT_PERIOD_END'
        return { __typename: 'CancelSubscriptionSuccess', subscription: subscriptionOf(rows) }
      },
    }),
  }
  return {
    fakes,
    /** The first month is paid: the membership begins. */
    capture() {
      const attempt = fakePaymentAttempt({
        ...rows.checkout!.attempt,
        state: 'CAPTURED',
        step: null,
      })
      rows.checkout = { state: 'FULFILLED', attempt }
      bill('PAID')
    },
    /** A month has gone by, and the saved card is charged. */
    renew: () => bill('PAID'),
    /** A month has gone by, and the card declines. */
    decline: () => bill('FAILED'),
  }
}

const purchase = fakePurchase({
  total: 980,
  lines: [{ kind: 'SUBSCRIPTION', name: membership.name, quantity: 1, price: 980 }],
})

function checkoutOf({ checkout }: Rows) {
  const { state, attempt } = checkout!
  const lines = [
    {
      itemId: membership.id,
      kind: membership.kind,
      name: membership.name,
      quantity: 1,
      price: 980,
    },
  ]
  return fakeCheckout({
    ...isSubscribing,
    state,
    attempt,
    method: state === 'OPEN' ? null : 'CARD',
    order:
      state === 'FULFILLED' ? fakeOrder({ method: 'CARD', total: 980, freeCoins: 0, lines }) : null,
  })
}

const periodOf = (period: number) => ({
  periodStart: period === 0 ? beginning : ends[period - 1]!,
  periodEnd: ends[period]!,
})

/** What is not paid yet leaves the period that is. */
function subscriptionOf({ state, cardId, bills }: Rows) {
  const due = bills.find((each) => each.state === 'FAILED')
  const paid = bills.findLast((each) => each.state === 'PAID')!
  const { periodStart, periodEnd } = periodOf(paid.period)
  const isEnding = state === 'CANCELED_AT_PERIOD_END'
  return fakeSubscription({
    state: state ?? 'ACTIVE',
    periodStart,
    periodEnd,
    instrument: savedCards.find(({ id }) => id === cardId)!,
    chargedNextAt: isEnding ? null : due ? triedNextOf(due) : periodEnd,
    endsAt: isEnding ? periodEnd : null,
    dueInvoice: due
      ? { id: idOf(bills.indexOf(due)), state: due.state, triedNextAt: triedNextOf(due) }
      : null,
  })
}

const idOf = (at: number) => `subscriptioninvoice_${at}`
/** A day after it was declined. */
const triedNextOf = ({ period }: Bill) =>
  new Date(Date.parse(periodOf(period).periodStart) + 24 * 3_600_000).toISOString()

function billOf(rows: Rows, at: number) {
  const bill = rows.bills[at]!
  const { periodStart, periodEnd } = periodOf(bill.period)
  const isPaid = bill.state === 'PAID'
  return fakeInvoice({
    id: idOf(at),
    state: bill.state,
    periodStart,
    periodEnd,
    createdAt: periodStart,
    subscription: subscriptionOf(rows),
    number: `S-26112${at}-7K3M-9QPD`,
    paidAt: isPaid ? periodStart : null,
    receipt: isPaid ? { id: `receipt_${at}` } : null,
    failure: isPaid ? null : 'DECLINED',
    triedNextAt: isPaid ? null : triedNextOf(bill),
  })
}
