import { describe, expect, it } from 'vitest'
import {
  PaymentRefundState,
  PurchaseState,
  RealGoodsDeliveryState,
} from '#schema/enums.generated.ts'
import en from './messages/en.ts'
import ja from './messages/ja.ts'
import {
  challenges,
  mostUrgent,
  statusOf,
  type OrderFacts,
  type OrderStanding,
} from './standing.ts'

const all: OrderFacts[] = PurchaseState.flatMap((payment) =>
  [null, ...challenges].flatMap((challenge) =>
    [null, ...RealGoodsDeliveryState].flatMap((parcel) =>
      [null, ...PaymentRefundState, 'COINS' as const].map((refund) => ({
        payment,
        challenge,
        parcel,
        refund,
      })),
    ),
  ),
)

type Row = readonly [
  when: { [Part in keyof OrderFacts]?: readonly OrderFacts[Part][] },
  then: Partial<OrderStanding>,
]
type Table = readonly Row[]

const open = ['CARD', 'BANK', 'WALLET'] as const
const whole = ['REFUND_DUE', 'REFUNDED'] as const
const paid = ['PAID', 'DONE'] as const
const notForAccount = [null, ...PaymentRefundState, 'COINS' as const].filter(
  (refund) => refund !== 'AWAITS_ACCOUNT',
)

/** What is said of an order before its money goes back: each combination stands in one row. */
const happened: Table = [
  [{ payment: ['AWAITING_CASH'] }, { happened: 'AWAITING_CASH', isTheirTurn: true }],
  [
    { payment: ['PAYING'], challenge: ['CARD'] },
    { happened: 'CARD_WANTED', isTheirTurn: true },
  ],
  [
    { payment: ['PAYING'], challenge: ['BANK'] },
    { happened: 'BANK_WANTED', isTheirTurn: true },
  ],
  [
    { payment: ['PAYING'], challenge: ['WALLET'] },
    { happened: 'WALLET_WANTED', isTheirTurn: true },
  ],
  [
    { payment: ['PAYING'], challenge: [null, 'TILL'] },
    { happened: 'CONFIRMING', isTheirTurn: false },
  ],
  [{ payment: ['LAPSED'] }, { happened: 'LAPSED', isTheirTurn: false }],
  [{ payment: ['CANCELED'] }, { happened: 'CANCELED', isTheirTurn: false }],
  [{ payment: ['REFUND_DUE'] }, { happened: 'REFUND_DUE' }],
  [{ payment: ['REFUNDED'] }, { happened: 'REFUNDED' }],
  [{ payment: ['PAID'], parcel: [null] }, { happened: 'HANDING_OVER' }],
  [{ payment: ['DONE'], parcel: [null] }, { happened: 'DONE' }],
  [
    { payment: paid, parcel: ['AWAITING_ADDRESS'] },
    { happened: 'ADDRESS_WANTED', isTheirTurn: true },
  ],
  [{ payment: paid, parcel: ['PREPARING'] }, { happened: 'PREPARING' }],
  [{ payment: paid, parcel: ['SHIPPED'] }, { happened: 'SHIPPED' }],
  [{ payment: paid, parcel: ['DELIVERED'] }, { happened: 'DELIVERED' }],
  [{ payment: paid, parcel: ['RETURNED'] }, { happened: 'RETURNED' }],
  [{ payment: paid, parcel: ['CANCELED'] }, { happened: 'STOPPED' }],
]

const unpaid = ['AWAITING_CASH', 'PAYING', 'LAPSED', 'CANCELED'] as const
/** What is said of the money that goes back. */
const returned: Table = [
  [{ payment: unpaid }, { returned: null }],
  [{ payment: [...whole, ...paid], refund: [null] }, { returned: null }],
  ...[...PaymentRefundState, 'COINS' as const].flatMap((refund): Row[] => [
    [{ payment: whole, refund: [refund] }, { returned: `whole.${refund}` }],
    [{ payment: paid, refund: [refund] }, { returned: `part.${refund}` }],
  ]),
]

const refunded = ['AWAITS_TRANSFER', 'SENDING', 'DONE', 'FAILED'] as const
const noYen = [null, 'COINS'] as const
const gone = ['SHIPPED', 'DELIVERED', 'RETURNED'] as const
const stays = [null, 'AWAITING_ADDRESS', 'PREPARING', 'CANCELED'] as const
/** Where it goes on: the first is what the fan has to do, where they have something to do. */
const ways: Table = [
  [{ payment: ['AWAITING_CASH', 'PAYING'] }, { ways: ['pay'] }],
  [{ payment: ['LAPSED', 'CANCELED'] }, { ways: [] }],
  [{ payment: whole, refund: noYen, parcel: stays }, { ways: [] }],
  [{ payment: whole, refund: noYen, parcel: gone }, { ways: ['parcel'] }],
  [{ payment: whole, refund: PaymentRefundState, parcel: stays }, { ways: ['refund'] }],
  [{ payment: whole, refund: PaymentRefundState, parcel: gone }, { ways: ['refund', 'parcel'] }],
  [{ payment: paid, refund: noYen, parcel: [null] }, { ways: [] }],
  [{ payment: paid, refund: noYen, parcel: RealGoodsDeliveryState }, { ways: ['parcel'] }],
  [{ payment: paid, refund: PaymentRefundState, parcel: [null] }, { ways: ['refund'] }],
  [
    { payment: paid, refund: ['AWAITS_ACCOUNT'], parcel: RealGoodsDeliveryState },
    { ways: ['refund', 'parcel'] },
  ],
  [
    { payment: paid, refund: refunded, parcel: RealGoodsDeliveryState },
    { ways: ['parcel', 'refund'] },
  ],
]

/** What stands beside it in a word. */
const words: Table = [
  [{ payment: ['AWAITING_CASH'] }, { word: 'AWAITING_CASH' }],
  [{ payment: ['PAYING'], challenge: ['CARD'] }, { word: 'CARD_WANTED' }],
  [{ payment: ['PAYING'], challenge: ['BANK'] }, { word: 'BANK_WANTED' }],
  [{ payment: ['PAYING'], challenge: ['WALLET'] }, { word: 'WALLET_WANTED' }],
  [{ payment: ['PAYING'], challenge: [null, 'TILL'] }, { word: 'CONFIRMING' }],
  [{ payment: ['LAPSED'] }, { word: 'LAPSED' }],
  [{ payment: ['CANCELED'] }, { word: 'CANCELED' }],
  [{ payment: ['REFUND_DUE'], refund: [null] }, { word: 'REFUND_DUE' }],
  [{ payment: ['REFUNDED'], refund: [null] }, { word: 'REFUNDED' }],
  [{ payment: whole, refund: ['SENDING', 'AWAITS_TRANSFER'] }, { word: 'REFUND_DUE' }],
  [{ payment: whole, refund: ['FAILED'] }, { word: 'REFUND_STUCK' }],
  [{ payment: whole, refund: ['DONE', 'COINS'] }, { word: 'REFUNDED' }],
  [
    { payment: [...whole, ...paid], refund: ['AWAITS_ACCOUNT'] },
    { word: 'ACCOUNT_WANTED', isTheirTurn: true },
  ],
  [{ payment: ['PAID'], parcel: [null], refund: notForAccount }, { word: 'HANDING_OVER' }],
  [{ payment: ['DONE'], parcel: [null], refund: notForAccount }, { word: 'DONE' }],
  [
    { payment: paid, parcel: ['AWAITING_ADDRESS'], refund: notForAccount },
    { word: 'ADDRESS_WANTED' },
  ],
  [{ payment: paid, parcel: ['PREPARING'], refund: notForAccount }, { word: 'PREPARING' }],
  [{ payment: paid, parcel: ['SHIPPED'], refund: notForAccount }, { word: 'SHIPPED' }],
  [{ payment: paid, parcel: ['DELIVERED'], refund: notForAccount }, { word: 'DELIVERED' }],
  [{ payment: paid, parcel: ['RETURNED'], refund: notForAccount }, { word: 'RETURNED' }],
  [{ payment: paid, parcel: ['CANCELED'], refund: notForAccount }, { word: 'STOPPED' }],
]

const isOneOf = <Value>(values: readonly Value[] | undefined, value: Value) =>
  values === undefined || values.includes(value)
const matches = (facts: OrderFacts, [when]: Row) =>
  isOneOf(when.payment, facts.payment) &&
  isOneOf(when.challenge, facts.challenge) &&
  isOneOf(when.parcel, facts.parcel) &&
  isOneOf(when.refund, facts.refund)

describe('how an order stands', () => {
  it.each([
    ['what became of it', happened],
    ['what goes back', returned],
    ['where it goes on', ways],
    ['its word', words],
  ] as const)('is decided for every combination, once: %s', (_, table) => {
    for (const facts of all) {
      const rows = table.filter((row) => matches(facts, row))
      expect(rows, JSON.stringify(facts)).toHaveLength(1)
      expect({ facts, ...statusOf(facts) }).toMatchObject({ facts, ...rows[0]![1] })
    }
  })

  it('never tells a fan to wait whom something waits for', () => {
    for (const facts of all.filter(({ payment }) => payment === 'PAYING')) {
      const { happened: said } = statusOf(facts)
      const isAsked = open.some((each) => each === facts.challenge)
      expect(said === 'CONFIRMING').toBe(!isAsked)
    }
  })

  it('calls nothing done that is not handed over', () => {
    const done = all.filter((facts) => statusOf(facts).word === 'DONE')
    expect(done.filter(({ payment, parcel }) => payment !== 'DONE' || parcel !== null)).toEqual([])
  })

  it('hides no refund, and has words for all that it says', () => {
    const isPaid = ({ payment }: OrderFacts) => [...whole, ...paid].some((each) => each === payment)
    for (const facts of all.filter((each) => isPaid(each) && each.refund !== null))
      expect(statusOf(facts).returned).toContain(facts.refund)
    for (const { word, happened: said, returned: back } of all.map(statusOf)) {
      const ids = [`state.${word}`, `next.${said}`, ...(back === null ? [] : [`returned.${back}`])]
      for (const id of ids) {
        expect(ja).toHaveProperty([`purchases.${id}`])
        expect(en).toHaveProperty([`purchases.${id}`])
      }
    }
  })

  it('speaks of the refund that waits for the fan before all others', () => {
    const of = (...states: OrderFacts['refund'][]) =>
      mostUrgent(states.map((state) => ({ state: state as (typeof refunded)[number] })))?.state
    expect(of('DONE', 'AWAITS_ACCOUNT', 'SENDING')).toBe('AWAITS_ACCOUNT')
    expect(of('DONE', 'SENDING')).toBe('SENDING')
    expect(of('DONE', 'FAILED', 'SENDING')).toBe('FAILED')
    expect(of()).toBeUndefined()
  })
})
