import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CannotTakeBack } from '../checkout/service.ts'
import { cards } from '../checkout/testing.checkout.ts'
import { sessionOf } from '../checkout/testing.ts'
import { storeOrder } from '../checkout/tables.ts'
import { realGoodsDelivery } from '../delivery/tables.ts'
import { balancesOf } from '../ledger/service.ts'
import { reconcile } from '../payments/reconcile.ts'
import { approveRefund, declineRefund, findActsOn, Refusal } from './service.ts'
import { openOperationsFixture, sato, suzuki } from './testing.ts'

let desk: Awaited<ReturnType<typeof openOperationsFixture>>
beforeAll(async () => {
  desk = await openOperationsFixture()
})
afterAll(async () => {
  await desk.close()
})
// Whatever was done: the books add up after it.
afterEach(() => desk.assertSound())

const stateOf = async (orderId: string) => {
  const [order] = await desk.db.select().from(storeOrder).where(eq(storeOrder.id, orderId))
  return (await desk.session(order!.fanId, order!.sessionId))!.state
}
const debtOf = async (fan: string) =>
  (await balancesOf(desk.db, fan, desk.now())).get('DEBT:COIN')?.free ?? 0

describe('a refund', () => {
  it('takes two people, and moves nothing before the second', async () => {
    const fan = await desk.adult()
    const orderId = await desk.bought(fan, await desk.item({ priceYen: 1_200 }), 1_200)
    const { act } = await desk.ask(orderId)
    expect(await desk.refundsOf(orderId)).toEqual([])
    for (const who of ['佐藤', ' 佐藤 ', '佐\u200b藤'])
      await expect(approveRefund(desk.context, act.id, { who, why: 'はい' })).rejects.toThrow(
        Refusal,
      )
    expect(await stateOf(orderId)).toBe('FULFILLED')

    const approved = await desk.approve(act.id)
    expect(approved).toMatchObject({ isNew: true, back: { yen: 1_200, isWhole: true } })
    expect(await stateOf(orderId)).toBe('REFUNDED')
    await desk.runJobs()
    await desk.sweep()
    expect(await desk.refundsOf(orderId)).toMatchObject([{ state: 'DONE', reason: 'SUPPORT' }])
    expect((await reconcile(desk.context, new Date(0))).differences).toEqual([])
    expect(await findActsOn(desk.db, orderId)).toMatchObject([
      { kind: 'ASK_REFUND', ...sato },
      { kind: 'APPROVE_REFUND', why: suzuki.why, who: 'suzuki', askedBy: '佐藤' },
    ])
  })

  it('happens once, however often it is asked for and approved', async () => {
    const fan = await desk.adult()
    const orderId = await desk.bought(fan, await desk.item({ priceYen: 900 }), 900)
    const asked = await Promise.all([1, 2, 3].map(() => desk.ask(orderId)))
    expect(new Set(asked.map(({ act }) => act.id)).size).toBe(1)
    const answers = await Promise.all([1, 2, 3].map(() => desk.approve(asked[0]!.act.id)))
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await desk.refundsOf(orderId)).toHaveLength(1)
    await expect(desk.ask(orderId)).rejects.toThrow(CannotTakeBack)
  })

  it('that was declined leaves the order as it is, and cannot be approved', async () => {
    const fan = await desk.adult()
    const orderId = await desk.bought(fan, await desk.item({ priceYen: 900 }), 900)
    const { act } = await desk.ask(orderId)
    await declineRefund(desk.context, act.id, suzuki)
    await expect(desk.approve(act.id)).rejects.toThrow('declined by suzuki')
    expect(await stateOf(orderId)).toBe('FULFILLED')
    await desk.refund(orderId)
    expect(await stateOf(orderId)).toBe('REFUNDED')
  })

  it('of a part leaves the rest to be refunded, and never more than was paid', async () => {
    const fan = await desk.adult()
    const orderId = await desk.bought(fan, await desk.item({ priceYen: 1_000 }), 1_000)
    expect(await desk.refund(orderId, { amountYen: 300 })).toMatchObject({
      yen: 300,
      isWhole: false,
    })
    expect(await stateOf(orderId)).toBe('FULFILLED')
    await expect(desk.ask(orderId, { amountYen: 701 })).rejects.toThrow('¥700')
    expect(await desk.refund(orderId)).toMatchObject({ yen: 700, isWhole: true })
    await desk.runJobs()
    await desk.sweep()
    expect((await reconcile(desk.context, new Date(0))).differences).toEqual([])
  })

  it('has a paper each time, of the yen that went and the rates that they were of', async () => {
    const fan = await desk.adult()
    const [mug, rice] = [
      await desk.item({ priceYen: 3_000 }),
      await desk.item({ priceYen: 2_000, taxClass: 'RED8' }),
    ]
    for (const item of [mug, rice]) await desk.put(fan, item, 1)
    const { id } = sessionOf(await desk.openBasket(fan))
    await desk.choose(fan, id, 'CARD')
    sessionOf(await desk.pay(fan, id, 5_000))
    await desk.typeCard(fan, id, cards.pays)
    await desk.look(fan, id)
    const order = await desk.order(fan, id)
    await expect(desk.refund(order.id, { positions: [0, 0] })).rejects.toThrow(CannotTakeBack)
    expect(await desk.refund(order.id, { amountYen: 1_000 })).toMatchObject({ yen: 1_000 })
    expect(await desk.refund(order.id, { positions: [0] })).toMatchObject({ yen: 2_400 })
    expect(await desk.refund(order.id)).toMatchObject({ yen: 1_600, isWhole: true })
    await desk.runJobs()
    const papers = await desk.papersOf(fan, order.id)
    expect(papers).toEqual([
      { totalYen: 1_000, STD10: 600, RED8: 400 },
      { totalYen: 2_400, STD10: 2_400 },
      { totalYen: 1_600, RED8: 1_600 },
    ])
    await desk.assertSound()
  })

  it('of a coin pack takes the coins back; spent ones are said, and let go only where it says so', async () => {
    const fan = await desk.adult()
    const unspent = await desk.bought(fan, await desk.pack(), 980)
    expect(await desk.refund(unspent)).toMatchObject({ yen: 980, taken: 1_000, spent: 0 })
    expect(await desk.coinsOf(fan)).toEqual({ free: 300, paid: 0 })

    const spent = await desk.bought(fan, await desk.pack(), 980)
    await desk.boughtWithCoins(fan, await desk.item({ priceCoins: 400 }), 400, 320)
    await expect(desk.ask(spent)).rejects.toThrow('100 of what was bought are spent already')
    expect(await desk.coinsOf(fan)).toEqual({ free: 0, paid: 900 })
    expect(await desk.refund(spent, { isDespiteSpent: true })).toMatchObject({
      yen: 980,
      taken: 900,
      spent: 100,
    })
    expect(await desk.coinsOf(fan)).toEqual({ free: 0, paid: 0 })
    expect(await debtOf(fan)).toBe(0)
  })

  it('of coins spent between the asking and the approval waits for another word', async () => {
    const fan = await desk.adult()
    const orderId = await desk.bought(fan, await desk.pack(), 980)
    const { act } = await desk.ask(orderId)
    await desk.boughtWithCoins(fan, await desk.item({ priceCoins: 400 }), 400, 320)
    await expect(desk.approve(act.id)).rejects.toThrow(CannotTakeBack)
    expect(await stateOf(orderId)).toBe('FULFILLED')
    expect(await desk.coinsOf(fan)).toEqual({ free: 0, paid: 900 })
  })

  it('of an order that coins paid returns them, line by line', async () => {
    const fan = await desk.buyer(1_000)
    const [one, other] = [
      await desk.item({ priceCoins: 500 }),
      await desk.item({ kind: 'TICKET_PACK', priceCoins: 600, contents: { tickets: 3 } }),
    ]
    await desk.put(fan, one, 1)
    await desk.put(fan, other, 1)
    const begun = await desk.openBasket(fan)
    const { id } = begun.__typename === 'OpenCheckoutSuccess' ? begun.session : { id: '' }
    await desk.choose(fan, id)
    await desk.confirm(fan, id, 1_100, 300)
    const order = await desk.order(fan, id)
    expect(await desk.refund(order.id, { positions: [1] })).toMatchObject({
      coinsReturned: 600,
      taken: 3,
      isWhole: false,
    })
    expect(await desk.ticketsOf(fan)).toBe(0)
    await expect(desk.ask(order.id, { positions: [1] })).rejects.toThrow('Line 1')
    await expect(desk.ask(order.id, { amountYen: 100 })).rejects.toThrow('coins')
    expect(await desk.refund(order.id)).toMatchObject({ coinsReturned: 500, isWhole: true })
    expect(await desk.coinsOf(fan)).toEqual({ free: 300, paid: 1_000 })
  })

  it('keeps back what is not sent yet', async () => {
    const fan = await desk.adult()
    const goods = await desk.item({ kind: 'GOODS', priceYen: 3_000, stock: 5 })
    const orderId = await desk.bought(fan, goods, 3_000)
    expect(await desk.refund(orderId)).toMatchObject({ parcel: 'STOPPED' })
    const [parcel] = await desk.db
      .select()
      .from(realGoodsDelivery)
      .where(eq(realGoodsDelivery.orderId, orderId))
    expect(parcel?.state).toBe('CANCELED')
  })
})

describe('a chargeback', () => {
  it('on spent coins freezes the rest, and what is given next pays the debt first', async () => {
    const fan = await desk.adult()
    const orderId = await desk.bought(fan, await desk.pack(), 980)
    await desk.boughtWithCoins(fan, await desk.item({ priceCoins: 820 }), 820, 320)
    const booked = await desk.chargeBack(orderId)
    expect(booked).toMatchObject({ isNew: true, back: { yen: 980, taken: 480, spent: 520 } })
    expect(await stateOf(orderId)).toBe('REFUNDED')
    expect(await desk.chargeBack(orderId)).toMatchObject({ isNew: false })
    expect(await debtOf(fan)).toBe(520)

    const badge = await desk.item({ priceCoins: 10 })
    await desk.give(fan, 100)
    expect(await debtOf(fan)).toBe(420)
    expect(await desk.coinsOf(fan)).toEqual({ free: 0, paid: 0 })
    await desk.bought(fan, await desk.pack(), 980)
    expect(await debtOf(fan)).toBe(0)
    expect(await desk.coinsOf(fan)).toEqual({ free: 0, paid: 580 })
    await desk.boughtWithCoins(fan, badge, 10)
    expect((await reconcile(desk.context, new Date(0))).differences).toEqual([])
  })

  it('spends nothing as long as anything is owed', async () => {
    const fan = await desk.adult()
    const orderId = await desk.bought(fan, await desk.pack(), 980)
    await desk.boughtWithCoins(fan, await desk.item({ priceCoins: 820 }), 820, 320)
    await desk.give(fan, 500)
    await desk.chargeBack(orderId)
    const id = await desk.ready(fan, await desk.item({ priceCoins: 10 }))
    expect(await desk.confirm(fan, id, 10)).toEqual({ __typename: 'CoinsFrozenError' })
    expect(await desk.coinsOf(fan)).toEqual({ free: 0, paid: 500 })
  })

  it('is of cards alone, and of what has not gone back', async () => {
    const fan = await desk.adult()
    const cash = await desk.boughtInCash(fan, await desk.item({ priceYen: 700 }), 700)
    await expect(desk.chargeBack(cash)).rejects.toThrow('cash')
    const badge = await desk.boughtWithCoins(fan, await desk.item({ priceCoins: 100 }), 100, 100)
    await expect(desk.chargeBack(badge)).rejects.toThrow('coins')
    const orderId = await desk.bought(fan, await desk.item({ priceYen: 1_000 }), 1_000)
    await desk.refund(orderId)
    await expect(desk.chargeBack(orderId)).rejects.toThrow(CannotTakeBack)
  })
})

describe('the operators’ log', () => {
  it.each([
    'update operator_act set why = why',
    'delete from operator_act',
    'truncate operator_act',
  ])('takes inserts alone: %s', async (statement) => {
    await expect(desk.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { code: '42501' },
    })
  })

  it('holds no refund that one person made, whoever writes it', async () => {
    const fan = await desk.adult()
    const orderId = await desk.bought(fan, await desk.item({ priceYen: 900 }), 900)
    const { act } = await desk.ask(orderId)
    const written = (askedBy: string) =>
      desk.db
        .execute(sql`insert into operator_act (id, kind, subject, who, why, answers, asked_by, details, at)
        values ('act_forged', 'APPROVE_REFUND', ${orderId}, '佐藤', 'x', ${act.id}, ${askedBy}, '{}', ${desk.now().toISOString()})`)
    await expect(written('佐藤')).rejects.toMatchObject({ cause: { code: '23514' } })
    await expect(written('somebody')).rejects.toMatchObject({ cause: { code: '23503' } })
  })
})

it.each([
  [
    'a refund that nobody approved',
    "delete from operator_act where kind = 'APPROVE_REFUND'",
    ['each refund by hand was asked for by one person and approved by another'],
  ],
  [
    'a line that is taken back and keeps its coins',
    "update ledger_transfer set reverses = null, kind = 'BOOKING' where kind = 'REVERSAL' and reason = 'REFUND' and id not in (select transfer_id from ledger_entry where asset like 'DEBT:%')",
    [
      'an order is refunded once all of its lines are taken back, with what paid them and what they held',
    ],
  ],
  [
    'an order that is refunded with a line left',
    'update order_line set refunded_at = null where refunded_at is not null and paid_by is null',
    [
      'an order is refunded once all of its lines are taken back, with what paid them and what they held',
      'what is on the shelf again was taken back, and in no parcel that left',
    ],
  ],
  [
    'a paper that tells of other yen than went back',
    `update order_return set parts = '[{"position": 0, "amount": 1, "isTaken": true}]' where refund_id is not null`,
    [
      'what went back of an order is told to the yen, and of no line more than it cost',
      'what went back of an order is told rate by rate: no more than its receipt, and its tax once all is back',
    ],
  ],
  [
    'a line of which more is told than it cost',
    'insert into order_return (tenant_id, order_id, position, parts, at) select tenant_id, order_id, position + 50, parts, at from order_return where refund_id is not null',
    [
      'what went back of an order is told to the yen, and of no line more than it cost',
      'what went back of an order is told rate by rate: no more than its receipt, and its tax once all is back',
    ],
  ],
  [
    'yen that went back without leaving the sales',
    "update ledger_transfer set idempotency_key = 'gone:' || id where idempotency_key like 'returned:%'",
    ['what an order gives back has left the sales'],
  ],
  [
    'a debt that was made of nothing',
    "update ledger_transfer set kind = 'BOOKING', reverses = null where kind = 'REVERSAL' and reason = 'CHARGEBACK'",
    [
      'an order is refunded once all of its lines are taken back, with what paid them and what they held',
      'a debt comes of what was taken back, and goes by as many coins, or by hand',
    ],
  ],
])('the audit finds %s', async (_, statement, found) => {
  await desk.tampered(statement, async () => {
    expect((await desk.faults()).map(({ name }) => name)).toEqual(found)
  })
})
