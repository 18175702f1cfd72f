import { fakePurchase } from '#features/purchases/fakes.ts'
import type { CheckoutState, PurchaseState } from '#schema/types.generated.ts'
import { fakeOf } from '#storybook/fake.ts'
import { fakeImage } from '#storybook/fakeImage.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'

const contentsOf = (brought: Partial<Record<'paidCoins' | 'freeCoins' | 'tickets', number>> = {}) =>
  ({
    __typename: 'StoreItemContents',
    paidCoins: 0,
    freeCoins: 0,
    tickets: 0,
    passes: 0,
    ...brought,
  }) as const

const goods = {
  item: {
    __typename: 'StoreItem',
    id: 'storeitem_badge',
    kind: 'GOODS',
    contents: contentsOf(),
    name: '一周年 光るペンライトバッジ',
    pictures: [fakeImage('hiyori-emblem')],
    deliveryEstimate: '12月上旬に発送します。',
    isMadeToOrder: false,
    saleUntil: null,
  },
  variantName: null,
  quantity: 2,
  priceYen: 900,
  priceCoins: 200,
} as const

const digital = {
  item: {
    __typename: 'StoreItem',
    id: 'storeitem_voice',
    kind: 'DIGITAL',
    contents: contentsOf(),
    name: '深夜二時のラジオ 書き下ろしボイス',
    pictures: [fakeImage('luka-emblem')],
    deliveryEstimate: null,
    isMadeToOrder: false,
    saleUntil: null,
  },
  variantName: null,
  quantity: 1,
  priceYen: 1_200,
  priceCoins: 300,
} as const

/** A pack of coins on its way. */
export const coinPackLine = {
  item: {
    __typename: 'StoreItem',
    id: 'storeitem_980',
    kind: 'COIN_PACK',
    contents: contentsOf({ paidCoins: 980, freeCoins: 30 }),
    name: 'コイン 980枚',
    pictures: [fakeImage('goods-coins-stacks')],
    deliveryEstimate: null,
    isMadeToOrder: false,
    saleUntil: null,
  },
  variantName: null,
  quantity: 1,
  priceYen: 980,
  priceCoins: null,
} as const

const tickets = {
  item: {
    __typename: 'StoreItem',
    id: 'storeitem_tickets',
    kind: 'TICKET_PACK',
    contents: contentsOf({ tickets: 11 }),
    name: '応援チケット 11枚',
    pictures: [fakeImage('goods-tickets-bundle')],
    deliveryEstimate: null,
    isMadeToOrder: false,
    saleUntil: null,
  },
  variantName: null,
  quantity: 1,
  priceYen: null,
  priceCoins: 1_000,
} as const

const lottery = {
  item: {
    __typename: 'StoreItem',
    id: 'storeitem_lot',
    kind: 'LOTTERY',
    contents: contentsOf(),
    name: '三人のサイン入りポスターくじ',
    pictures: [fakeImage('goods-poster')],
    deliveryEstimate: null,
    isMadeToOrder: false,
    saleUntil: '2026-11-26T15:00:00.000Z',
  },
  variantName: null,
  quantity: 1,
  priceYen: null,
  priceCoins: 200,
} as const

/** The same shirt in two sizes, of which one costs more. */
const sizeOf = (variantName: string, priceYen: number) =>
  ({
    item: {
      __typename: 'StoreItem',
      id: 'storeitem_shirt',
      kind: 'GOODS',
      contents: contentsOf(),
      name: '放送局Tシャツ（夜空の紺）',
      pictures: [fakeImage('goods-shirt')],
      deliveryEstimate: '受注締切から約6週間後',
      isMadeToOrder: true,
      saleUntil: null,
    },
    variantName,
    quantity: 1,
    priceYen,
    priceCoins: null,
  }) as const
export const sizeLines = [sizeOf('サイズ: M', 4_400), sizeOf('サイズ: XL', 4_840)] as const

const gift = {
  item: {
    __typename: 'StoreItem',
    id: 'storeitem_letter',
    kind: 'GIFT',
    contents: contentsOf(),
    name: '夜半ルカからの手書きのお返事',
    pictures: [fakeImage('goods-letter')],
    deliveryEstimate: '1〜2か月後に郵送します。',
    isMadeToOrder: true,
    saleUntil: null,
  },
  variantName: null,
  quantity: 1,
  priceYen: 6_600,
  priceCoins: null,
} as const

const membership = {
  item: {
    __typename: 'StoreItem',
    id: 'storeitem_members',
    kind: 'SUBSCRIPTION',
    contents: contentsOf(),
    name: 'よいやみ会員（月額）',
    pictures: [fakeImage('goods-member')],
    isMadeToOrder: false,
    deliveryEstimate: null,
    saleUntil: null,
  },
  variantName: null,
  quantity: 1,
  priceYen: 980,
  priceCoins: null,
} as const

/** How a session differs that begins a subscription. */
export const isSubscribing = {
  origin: 'ITEM',
  method: 'CARD',
  methods: ['CARD'],
  lines: [membership],
  totalYen: 980,
  totalCoins: null,
  coins: null,
  isSent: false,
  renewsAt: '2026-12-19T15:00:00.000Z',
} as const

/** What a fan is to buy, of each kind. */
export const checkoutLines = { goods, digital, coins: coinPackLine, tickets, lottery, gift }

const pack = (id: string, priceYen: number, freeCoins: number) =>
  ({
    __typename: 'StoreItem',
    id,
    priceYen,
    contents: { __typename: 'StoreItemContents', paidCoins: priceYen, freeCoins },
  }) as const

/** The packs of coins that the store sells. */
export const coinPacks = [
  pack('storeitem_120', 120, 0),
  pack('storeitem_480', 480, 10),
  pack('storeitem_980', 980, 30),
  pack('storeitem_1960', 1960, 80),
]

export const fakeOrder = fakeOf('Order', {
  id: 'order_01',
  number: '261120-7K3M-9QPD',
  state: 'FULFILLED',
  method: 'COINS',
  total: 700,
  freeCoins: 300,
  subscription: null,
  placedAt: '2026-11-20T12:04:00.000Z',
  lines: [
    {
      itemId: 'storeitem_badge',
      kind: 'GOODS',
      name: goods.item.name,
      quantity: 2,
      price: 200,
    },
    {
      itemId: 'storeitem_voice',
      kind: 'DIGITAL',
      name: digital.item.name,
      quantity: 1,
      price: 300,
    },
  ],
})

const bareCheckout = fakeOf('CheckoutSession', {
  id: 'checkout_01',
  state: 'READY',
  origin: 'BASKET',
  community: fakeCommunity(),
  method: 'COINS',
  methods: ['COINS', 'CARD', 'KONBINI', 'PAYPAY'],
  unavailableMethods: [],
  expiresAt: '2026-11-20T03:22:05.000Z',
  instrument: null,
  instruments: [],
  isSent: true,
  address: null,
  lines: [goods, digital],
  totalYen: 3_000,
  totalCoins: 700,
  coins: { free: 300, paid: 400, missing: 0, owed: 0, expiresNext: '2026-11-27T15:00:00.000Z' },
  coinPacks: [],
  renewsAt: null,
  returnsTo: null,
  letters: [],
  attempt: null,
  invoice: null,
  order: null,
  purchase: null,
  spendingNotice: null,
})

const purchaseStates: Partial<Record<CheckoutState, PurchaseState>> = {
  PROCESSING: 'PAYING',
  PENDING_ID: 'PAYING',
  PENDING_KONBINI: 'AWAITING_CASH',
  PAID: 'PAID',
  FULFILLED: 'DONE',
  REFUND_DUE: 'REFUND_DUE',
  REFUNDED: 'REFUNDED',
}

/** A session; once it is confirmed, beside the purchase that it has become. */
export const fakeCheckout: typeof bareCheckout = (change) => {
  const session = bareCheckout(change)
  const { id, origin, state, method, attempt, order } = session
  const standing = typeof state === 'string' ? purchaseStates[state] : undefined
  if (change?.purchase !== undefined || standing === undefined) return session
  const purchase = fakePurchase({
    state: standing,
    checkout: { id, origin, state },
    ...(typeof method === 'string' && { method }),
    ...(typeof attempt === 'object' && attempt && { attempt, payBy: attempt.payBy ?? null }),
    ...(typeof order === 'object' && order?.delivery && { delivery: order.delivery }),
  })
  return { ...session, purchase }
}

/** How a session differs whose coins don't suffice. */
export const isShort = {
  coins: { free: 300, paid: 190, missing: 210, owed: 0, expiresNext: '2026-11-27T15:00:00.000Z' },
  coinPacks,
}

/** How a session differs whose fan owes coins, since a payment was taken back. */
export const isFrozen = {
  coins: { free: 300, paid: 400, missing: 0, owed: 520, expiresNext: '2026-11-27T15:00:00.000Z' },
}
