import type {
  PaymentRefundState,
  PurchaseState,
  RealGoodsDeliveryState,
} from '#schema/types.generated.ts'

/** What the provider asks of the fan before it is paid. */
export const challenges = ['CARD', 'BANK', 'TILL', 'WALLET'] as const
/** Where what was paid, or a part of it, goes back; coins are back at once. */
export type ReturnState = PaymentRefundState | 'COINS'

export type OrderFacts = {
  payment: PurchaseState
  challenge: (typeof challenges)[number] | null
  /** Null where nothing is sent. */
  parcel: RealGoodsDeliveryState | null
  /** Null where nothing goes back. */
  refund: ReturnState | null
}

/** In a word, beside the order wherever it is named. */
export type OrderWord =
  | 'CARD_WANTED'
  | 'BANK_WANTED'
  | 'WALLET_WANTED'
  | 'CONFIRMING'
  | 'AWAITING_CASH'
  | 'LAPSED'
  | 'CANCELED'
  | 'ACCOUNT_WANTED'
  | 'REFUND_DUE'
  | 'REFUND_STUCK'
  | 'REFUNDED'
  | 'HANDING_OVER'
  | 'DONE'
  | 'ADDRESS_WANTED'
  | 'PREPARING'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'RETURNED'
  | 'STOPPED'

type Happened = Exclude<OrderWord, 'ACCOUNT_WANTED' | 'REFUND_STUCK'>

/** How much of it goes back, and where that stands: each has a sentence. */
export type ReturnSentence = `${'part' | 'whole'}.${ReturnState}`

export type OrderWay = 'pay' | 'refund' | 'parcel'

export type OrderStanding = {
  word: OrderWord
  /** Whether the fan has something to do, and nothing goes on before. */
  isTheirTurn: boolean
  /** What became of the order, in a sentence, and what its fan does next. */
  happened: Happened
  /** What goes back, in another; null where nothing does. */
  returned: ReturnSentence | null
  /** Where it goes on: what the fan has to do comes first. */
  ways: readonly OrderWay[]
}

/** How an order stands, in words and next steps: wherever one is shown, it is by this. */
export function statusOf(facts: OrderFacts): OrderStanding {
  switch (facts.payment) {
    case 'AWAITING_CASH':
      return unpaid('AWAITING_CASH', true)
    case 'PAYING':
      return unpaid(askedFor[facts.challenge ?? 'TILL'], true)
    case 'LAPSED':
    case 'CANCELED':
      return unpaid(facts.payment, false)
    case 'REFUND_DUE':
    case 'REFUNDED':
      return takenBack(facts.payment, facts)
    default:
      return paid(facts.payment, facts)
  }
}

const askedFor = {
  CARD: 'CARD_WANTED',
  BANK: 'BANK_WANTED',
  WALLET: 'WALLET_WANTED',
  // A slip is told by its own state: here nothing is asked any more, and its provider's word is awaited.
  TILL: 'CONFIRMING',
} as const satisfies Record<(typeof challenges)[number], Happened>

function unpaid(word: Happened, goesOn: boolean): OrderStanding {
  return {
    word,
    happened: word,
    returned: null,
    isTheirTurn: goesOn && word !== 'CONFIRMING',
    ways: goesOn ? ['pay'] : [],
  }
}

function takenBack(
  payment: 'REFUND_DUE' | 'REFUNDED',
  { refund, parcel }: OrderFacts,
): OrderStanding {
  return {
    word: refund === null ? payment : wordOfReturn[refund],
    isTheirTurn: refund === 'AWAITS_ACCOUNT',
    happened: payment,
    returned: refund === null ? null : `whole.${refund}`,
    // What was on its way by then stays there to be followed.
    ways: [...wayOfReturn(refund), ...(parcel !== null && gone.includes(parcel) ? way.parcel : [])],
  }
}

const wordOfReturn = {
  AWAITS_ACCOUNT: 'ACCOUNT_WANTED',
  AWAITS_TRANSFER: 'REFUND_DUE',
  SENDING: 'REFUND_DUE',
  FAILED: 'REFUND_STUCK',
  DONE: 'REFUNDED',
  COINS: 'REFUNDED',
} as const satisfies Record<ReturnState, OrderWord>

function paid(payment: 'PAID' | 'DONE', { refund, parcel }: OrderFacts): OrderStanding {
  const happened = parcel === null ? wordOf[payment] : wordOfParcel[parcel]
  const isAccountWanted = refund === 'AWAITS_ACCOUNT'
  const toParcel = parcel === null ? [] : way.parcel
  const isAddressWanted = parcel === 'AWAITING_ADDRESS'
  return {
    word: isAccountWanted ? 'ACCOUNT_WANTED' : happened,
    isTheirTurn: isAccountWanted || isAddressWanted,
    happened,
    returned: refund === null ? null : `part.${refund}`,
    ways: isAccountWanted ? [...way.refund, ...toParcel] : [...toParcel, ...wayOfReturn(refund)],
  }
}

const wordOf = { PAID: 'HANDING_OVER', DONE: 'DONE' } as const
const wordOfParcel = {
  AWAITING_ADDRESS: 'ADDRESS_WANTED',
  PREPARING: 'PREPARING',
  SHIPPED: 'SHIPPED',
  DELIVERED: 'DELIVERED',
  RETURNED: 'RETURNED',
  CANCELED: 'STOPPED',
} as const satisfies Record<RealGoodsDeliveryState, Happened>
const gone: readonly RealGoodsDeliveryState[] = ['SHIPPED', 'DELIVERED', 'RETURNED']

const way = { refund: ['refund'], parcel: ['parcel'] } as const
/** Coins have no page of their own to go back by. */
const wayOfReturn = (refund: ReturnState | null) =>
  refund === null || refund === 'COINS' ? [] : way.refund

/** Of several refunds, the one to speak of: what waits for the fan first, and what is over last. */
export function mostUrgent<Refund extends { state: PaymentRefundState }>(
  refunds: readonly Refund[],
): Refund | undefined {
  return refunds.toSorted((a, b) => urgency.indexOf(a.state) - urgency.indexOf(b.state))[0]
}
const urgency: readonly PaymentRefundState[] = [
  ...(['AWAITS_ACCOUNT', 'FAILED', 'AWAITS_TRANSFER', 'SENDING', 'DONE'] as const),
]
