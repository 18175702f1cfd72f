import { fakeCard } from '#features/payments/fakes.ts'
import { fakeConnection, fakeOf } from '#storybook/fake.ts'
import { fakeStoreItem, storeItems } from '#storybook/fakes/store.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'

const savedCard: typeof fakeCard = (card) => fakeCard({ expYear: 2028, ...card })
const jcb = savedCard({ id: 'card_jcb', brand: 'JCB', last4: '0505', expMonth: 3, expYear: 2029 })
/** A fan's saved cards, one of them over. */
export const savedCards = [
  savedCard(),
  jcb,
  savedCard({ id: 'card_old', brand: 'MASTERCARD', last4: '4444', expYear: 2025, isExpired: true }),
]

const name = 'よいやみ会員（月額）'
const period = {
  periodStart: '2026-11-20T03:00:00.000Z',
  periodEnd: '2026-12-19T15:00:00.000Z',
}

export const fakeSubscription = fakeOf('StoreSubscription', {
  id: 'subscription_one',
  state: 'ACTIVE',
  item: fakeStoreItem({ ...storeItems.membership, viewerIsMember: true }),
  name,
  priceYen: 980,
  nextPriceYen: null,
  nextPriceFrom: null,
  startedAt: period.periodStart,
  ...period,
  chargedNextAt: period.periodEnd,
  endsAt: null,
  end: null,
  instrument: savedCard(),
  dueInvoice: null,
})

const due = { id: 'subscriptioninvoice_due', triedNextAt: '2026-12-20T15:00:00.000Z' }

/** A membership whose name and room are long. */
export const longMembership = fakeStoreItem({
  ...storeItems.membership,
  id: 'storeitem_long',
  viewerIsMember: true,
  name: '夜明けまで起きてる会 特別会員（会報と先行販売と、月に一度の手紙と、名前の横の小さな月がつきます）',
  membersRooms: [
    {
      channelId: 'channel_long',
      name: '夜明けまで起きている人のための、月の出を待つ長い部屋',
      topic:
        '配信のあとに、会員だけでゆっくり話す部屋です。眠くなったら、眠くなったと書いてから眠ってください。',
    },
  ],
})

/** A subscription in each state. */
export const subscriptions = {
  active: fakeSubscription(),
  dearer: fakeSubscription({ nextPriceYen: 1_280, nextPriceFrom: '2027-01-02T03:00:00.000Z' }),
  unpaid: fakeSubscription({
    state: 'PAST_DUE',
    chargedNextAt: due.triedNextAt,
    dueInvoice: { ...due, state: 'FAILED' },
  }),
  asked: fakeSubscription({
    state: 'PAST_DUE',
    chargedNextAt: null,
    dueInvoice: { ...due, state: 'CHALLENGE', triedNextAt: null },
  }),
  cancelled: fakeSubscription({
    state: 'CANCELED_AT_PERIOD_END',
    chargedNextAt: null,
    endsAt: period.periodEnd,
  }),
  ended: fakeSubscription({
    state: 'ENDED',
    chargedNextAt: null,
    endsAt: period.periodEnd,
    end: 'CANCELED',
  }),
  cardless: fakeSubscription({ instrument: null }),
  long: fakeSubscription({
    item: longMembership,
    priceYen: 299_999,
  }),
}

type Subscription = ReturnType<typeof fakeSubscription>

/** A fan with these subscriptions and cards. */
export const subscriber = (
  those: readonly Subscription[] = [subscriptions.active],
  paymentInstruments = savedCards,
) => ({
  Viewer: () =>
    fakeViewer({
      user: fakeUser(),
      subscriptions: those.map((each, at) => ({ ...each, id: `subscription_${at}` })),
      paymentInstruments,
    }),
})

export const fakeInvoice = fakeOf('SubscriptionInvoice', {
  id: 'subscriptioninvoice_one',
  number: 'S-261120-7K3M-9QPD',
  state: 'PAID',
  subscription: fakeSubscription(),
  amountYen: 980,
  ...period,
  createdAt: period.periodStart,
  paidAt: period.periodStart,
  triedNextAt: null,
  failure: null,
  checkout: null,
  receipt: { id: 'receipt_one' },
})

const unpaid = { paidAt: null, receipt: null }

/** An invoice in each state. */
export const invoices = {
  OPEN: fakeInvoice({ ...unpaid, state: 'OPEN' }),
  CHALLENGE: fakeInvoice({
    ...unpaid,
    state: 'CHALLENGE',
    checkout: { id: 'checkout_one', origin: 'RENEWAL', state: 'PROCESSING' },
  }),
  FAILED: fakeInvoice({
    ...unpaid,
    state: 'FAILED',
    failure: 'DECLINED',
    triedNextAt: due.triedNextAt,
  }),
  PAID: fakeInvoice(),
  VOID: fakeInvoice({ ...unpaid, state: 'VOID', failure: 'EXPIRED' }),
  REFUNDED: fakeInvoice({ state: 'REFUNDED' }),
}

/** A fan with these invoices: one in each state where none are named. */
export const invoiced = (
  those: readonly ReturnType<typeof fakeInvoice>[] = Object.values(invoices),
) => ({
  Viewer: () =>
    fakeViewer({
      subscriptionInvoices: fakeConnection(
        those.map((each, at) => ({ ...each, id: `subscriptioninvoice_${at}` })),
      ),
    }),
})
