import { fakeConnection, fakeOf } from '#storybook/fake.ts'
import { fakeViewer } from '#storybook/fakes/people.ts'

const fakeLine = fakeOf('PurchaseLine', {
  kind: 'GOODS',
  name: '缶バッジ「夜明け」',
  quantity: 1,
  price: 1650,
  fulfilledAt: '2026-11-20T03:00:00.000Z',
  opens: null,
})
const waiting = fakeLine({ fulfilledAt: null })

export const fakeRefund = fakeOf('PaymentRefund', {
  id: 'refund_one',
  state: 'AWAITS_ACCOUNT',
  amountYen: 1650,
  createdAt: '2026-11-20T03:00:00.000Z',
})

export const fakePurchase = fakeOf('Purchase', {
  id: 'purchase_one',
  state: 'DONE',
  at: '2026-11-20T03:00:00.000Z',
  number: '261120-7K3M-9QPD',
  method: 'CARD',
  total: 1650,
  lines: [fakeLine()],
  payBy: null,
  refunds: [],
  receipt: { id: 'receipt_one', creditNotes: [] },
  checkout: { id: 'checkout_one', origin: 'BASKET', state: 'FULFILLED', order: null },
})

const unpaid = { number: null, receipt: null, lines: [waiting] }

/** One purchase in each state. */
export const purchasesByState = {
  AWAITING_CASH: fakePurchase({
    ...unpaid,
    ...{ state: 'AWAITING_CASH', method: 'KONBINI', payBy: '2026-11-23T14:59:59.000Z' },
    checkout: { id: 'checkout_one', origin: 'BASKET', state: 'PENDING_KONBINI', order: null },
  }),
  PAYING: fakePurchase({
    ...{ ...unpaid, state: 'PAYING', method: 'PAYPAY' },
    checkout: { id: 'checkout_one', origin: 'BASKET', state: 'PENDING_ID', order: null },
  }),
  PAID: fakePurchase({ state: 'PAID', lines: [waiting] }),
  DONE: fakePurchase(),
  LAPSED: fakePurchase({ ...unpaid, state: 'LAPSED', method: 'KONBINI' }),
  CANCELED: fakePurchase({ ...unpaid, state: 'CANCELED' }),
  REFUND_DUE: fakePurchase({
    ...{ ...unpaid, state: 'REFUND_DUE', method: 'KONBINI' },
    refunds: [fakeRefund()],
  }),
  REFUNDED: fakePurchase({
    state: 'REFUNDED',
    receipt: { id: 'receipt_one', creditNotes: [{}] },
  }),
}

/** Coins were bought, or something for coins. */
export const coinPack = fakePurchase({
  id: 'purchase_pack',
  total: 980,
  lines: [fakeLine({ kind: 'COIN_PACK', name: 'コイン 980枚', price: 980 })],
})
export const forCoins = fakePurchase({
  ...{ method: 'COINS', total: 320 },
  lines: [fakeLine({ kind: 'DIGITAL', name: '壁紙「灯台の朝」', price: 320 })],
})

const longName = '夜明けまで起きてる会の記念アクリルスタンド（台座つき、全十二種のうちどれか一つ）'
export const longPurchase = fakePurchase({
  total: 35_999_880,
  lines: Array.from({ length: 12 }, (_, at) =>
    fakeLine({ name: `${longName}その${at + 1}`, quantity: 10, price: 299_999 }),
  ),
})

const oneInEachState = Object.values(purchasesByState).map((purchase, at) => ({
  ...purchase,
  id: `purchase_${at}`,
}))

/** A fan's purchases: one in each state where none are named. */
export const listing = (
  purchases: readonly ReturnType<typeof fakePurchase>[] = oneInEachState,
) => ({
  Viewer: () => fakeViewer({ purchases: fakeConnection(purchases) }),
})
