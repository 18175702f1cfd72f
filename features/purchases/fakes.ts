import { fakeDelivery } from '#features/delivery/fakes.ts'
import { challenge, fakePaymentAttempt, wallet } from '#features/payments/fakes.ts'
import { opened } from '#features/special-gift/fakes.ts'
import type { PaymentRefundState, RealGoodsDeliveryState } from '#schema/types.generated.ts'
import { fakeConnection, fakeOf } from '#storybook/fake.ts'
import { fakeImage } from '#storybook/fakeImage.ts'
import { fakeViewer } from '#storybook/fakes/people.ts'

export const fakeLine = fakeOf('PurchaseLine', {
  kind: 'GOODS',
  name: '缶バッジ「夜明け」',
  picture: fakeImage('hiyori-emblem'),
  quantity: 1,
  price: 1650,
  fulfilledAt: '2026-11-20T03:00:00.000Z',
  refundedAt: null,
  opens: null,
  closed: null,
})
const wentBack = { refundedAt: '2026-11-21T03:00:00.000Z' }
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
  firstLine: fakeLine(),
  lineCount: 1,
  payBy: null,
  attempt: null,
  delivery: null,
  refunds: [],
  letters: [],
  receipt: { id: 'receipt_one', creditNotes: [] },
  checkout: { id: 'checkout_one', origin: 'BASKET', state: 'FULFILLED', order: null },
})

type Change = NonNullable<Parameters<typeof fakePurchase>[0]>
const unpaid = { number: null, receipt: null, lines: [waiting] }

/** One purchase in each state. */
export const purchasesByState = {
  AWAITING_CASH: fakePurchase({
    ...unpaid,
    state: 'AWAITING_CASH',
    method: 'KONBINI',
    payBy: '2026-11-23T14:59:59.000Z',
    checkout: { id: 'checkout_one', origin: 'BASKET', state: 'PENDING_KONBINI', order: null },
  }),
  PAYING: fakePurchase({
    ...unpaid,
    state: 'PAYING',
    method: 'PAYPAY',
    attempt: fakePaymentAttempt({ method: 'PAYPAY', step: wallet }),
    checkout: { id: 'checkout_one', origin: 'BASKET', state: 'PENDING_ID', order: null },
  }),
  PAID: fakePurchase({ state: 'PAID', lines: [waiting] }),
  DONE: fakePurchase(),
  LAPSED: fakePurchase({ ...unpaid, state: 'LAPSED', method: 'KONBINI' }),
  CANCELED: fakePurchase({ ...unpaid, state: 'CANCELED' }),
  REFUND_DUE: fakePurchase({
    ...unpaid,
    state: 'REFUND_DUE',
    method: 'KONBINI',
    refunds: [fakeRefund()],
  }),
  REFUNDED: fakePurchase({
    state: 'REFUNDED',
    refunds: [fakeRefund({ state: 'DONE' })],
    receipt: { id: 'receipt_one', creditNotes: [{}] },
  }),
}

/** The bank asks who pays: nothing goes on before. */
export const challenged = fakePurchase({
  ...unpaid,
  state: 'PAYING',
  attempt: fakePaymentAttempt({ step: challenge }),
  checkout: { id: 'checkout_one', origin: 'BASKET', state: 'PROCESSING', order: null },
})
/** Its provider has not said yet whether it is paid. */
export const confirming = fakePurchase({
  ...unpaid,
  state: 'PAYING',
  attempt: fakePaymentAttempt({ state: 'PENDING', step: null }),
  checkout: { id: 'checkout_one', origin: 'BASKET', state: 'PROCESSING', order: null },
})

/** Goods that are paid, as far as their parcel has come. */
export const sent = (state: RealGoodsDeliveryState, change: Change = {}) =>
  fakePurchase({ delivery: fakeDelivery({ state }), ...change })

/** Two things were bought, and one of them was taken back. */
export const partlyReturned = (
  state: PaymentRefundState,
  parcel: RealGoodsDeliveryState = 'SHIPPED',
) =>
  sent(parcel, {
    lines: [
      fakeLine(),
      fakeLine({
        name: '夜明けのポストカード',
        price: 500,
        ...wentBack,
        picture: fakeImage('goods-letter'),
      }),
    ],
    total: 2150,
    refunds: [fakeRefund({ state, amountYen: 500 })],
  })

/** Coins were bought, or something for coins. */
export const coinPack = fakePurchase({
  id: 'purchase_pack',
  total: 980,
  lines: [
    fakeLine({
      kind: 'COIN_PACK',
      name: 'コイン 980枚',
      price: 980,
      picture: fakeImage('goods-coins-stacks'),
    }),
  ],
})
export const forCoins = fakePurchase({
  method: 'COINS',
  total: 320,
  lines: [fakeLine({ kind: 'DIGITAL', name: '壁紙「灯台の朝」', price: 320 })],
})
/** What was paid with coins came back to the balance. */
export const coinsReturned = fakePurchase({
  method: 'COINS',
  total: 640,
  lines: [
    fakeLine({ kind: 'DIGITAL', name: '壁紙「灯台の朝」', price: 320 }),
    fakeLine({
      kind: 'DIGITAL',
      name: '壁紙「灯台の夜」',
      price: 320,
      ...wentBack,
    }),
  ],
})
/** All of an order went back: what it opened, with a badge and without, and what it brought to the balance. */
export const withdrawn = fakePurchase({
  state: 'REFUNDED',
  total: 2930,
  lines: [
    fakeLine({
      ...wentBack,
      kind: 'DIGITAL',
      name: '温室ゲーム部 サウンドトラック',
      closed: opened.soundtrack,
    }),
    fakeLine({
      ...wentBack,
      kind: 'DIGITAL',
      name: '夜の港の壁紙セット',
      price: 300,
      closed: opened.wallpapers,
    }),
    fakeLine({ ...wentBack, kind: 'COIN_PACK', name: 'コイン 980枚', price: 980 }),
  ],
  refunds: [fakeRefund({ state: 'DONE', amountYen: 2930 })],
  receipt: { id: 'receipt_one', creditNotes: [{}] },
})

const longName = '夜明けまで起きてる会の記念アクリルスタンド（台座つき、全十二種のうちどれか一つ）'
export const longPurchase = fakePurchase({
  total: 35_999_880,
  lines: Array.from({ length: 12 }, (_, at) =>
    fakeLine({ name: `${longName}その${at + 1}`, quantity: 10, price: 299_999 }),
  ),
})

const oneInEachState = [
  challenged,
  ...Object.values(purchasesByState),
  sent('AWAITING_ADDRESS'),
  sent('PREPARING'),
  partlyReturned('DONE'),
].map(({ attempt, delivery, refunds, ...purchase }, at) => ({
  ...purchase,
  id: `purchase_${at}`,
  attempt: typeof attempt === 'object' && attempt ? { ...attempt, id: `attempt_${at}` } : null,
  delivery: typeof delivery === 'object' && delivery ? { ...delivery, id: `delivery_${at}` } : null,
  refunds:
    typeof refunds === 'object' ? refunds.map((each) => ({ ...each, id: `refund_${at}` })) : [],
}))

/** A fan's purchases: one in each state where none are named. */
export const listing = (
  purchases: readonly ReturnType<typeof fakePurchase>[] = oneInEachState,
) => ({
  Viewer: () => fakeViewer({ purchases: fakeConnection(purchases) }),
})
