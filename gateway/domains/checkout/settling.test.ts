import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { complete } from '../payments/service.ts'
import { orderLinesOf } from './orders.ts'
import { sessionOf } from './testing.ts'
import { cards, openCheckoutFixture } from './testing.checkout.ts'

let till: Awaited<ReturnType<typeof openCheckoutFixture>>
beforeAll(async () => {
  till = await openCheckoutFixture()
})
afterAll(async () => {
  await till.close()
})

/** Until somebody waits for what this connection holds. */
async function blocked(client: pg.Client): Promise<void> {
  for (let waiting = 0; waiting === 0;) waiting = (await client.query(blockedByMe)).rowCount ?? 0
}
const blockedByMe =
  'select from pg_stat_activity where pg_backend_pid() = any (pg_blocking_pids(pid))'

describe('what a fan has confirmed', () => {
  it('is what comes, whatever the item has become until the payment is there', async () => {
    const fan = await till.adult()
    const contents = { paidCoins: 980, freeCoins: 20 }
    const item = await till.item({ kind: 'COIN_PACK', priceYen: 980, contents, taxClass: 'RED8' })
    const id = await till.begin(fan, item, 980, 'PAYPAY')
    const name = { ja: '別のもの', en: 'Something else' }
    await till.change(item, {
      kind: 'TICKET_PACK',
      name,
      taxClass: 'STD10',
      priceYen: 5,
      revision: 2,
      contents: { paidCoins: 1 },
    })
    await till.answer(fan, id, 'yes')
    expect(await till.look(fan, id)).toMatchObject({ state: 'FULFILLED' })
    expect(await till.coinsOf(fan)).toEqual({ free: 320, paid: 980 })
    const [line] = await orderLinesOf(till.as(fan), await till.order(fan, id))
    expect(line).toMatchObject({ kind: 'COIN_PACK', price: 980, taxClass: 'RED8' })
    expect(line!.name).not.toEqual(name)
  })

  it('is what the item was then, not when the checkout began', async () => {
    const fan = await till.adult()
    const item = await till.item({ priceYen: 500 })
    const id = await till.ready(fan, item, 1, 'CARD')
    const name = { ja: '直した名前', en: 'A mended name' }
    await till.change(item, { name })
    sessionOf(await till.pay(fan, id, 500))
    await till.typeCard(fan, id, cards.pays)
    await till.look(fan, id)
    const [line] = await orderLinesOf(till.as(fan), await till.order(fan, id))
    expect(line!.name).toEqual(name)
  })
})

describe('yen that come too late', () => {
  /** A session of the last piece, left with so many slips, and the piece sold to another. */
  async function lateSlips(count: 1 | 2) {
    const [fan, other] = [await till.adult(), await till.adult()]
    const item = await till.item({ priceYen: 2_000, priceCoins: 100, stock: 11 })
    const id = await till.begin(fan, item, 2_000, 'KONBINI')
    await till.leaveOnShelf(item, 0)
    const slips = [await till.attempt(fan, id)]
    if (count === 2) {
      sessionOf(await till.choose(fan, id, 'KONBINI'))
      sessionOf(await till.pay(fan, id, 2_000, 'again'))
      slips.push(await till.attempt(fan, id))
    }
    sessionOf(await till.cancel(fan, id))
    const theirs = await till.ready(other, item)
    sessionOf(await till.confirm(other, theirs, 100, 100))
    return { fan, id, slips }
  }

  it('are back with the fan once all of them are', async () => {
    const { fan, id, slips } = await lateSlips(2)
    for (const slip of slips) await till.payLate(slip)
    await till.runJobs()
    for (const slip of slips) {
      expect(await till.session(fan, id)).toMatchObject({ state: 'REFUND_DUE' })
      await till.transfer(slip)
    }
    expect(await till.session(fan, id)).toMatchObject({ state: 'REFUNDED' })
    expect(await till.faults()).toEqual([])
  })
})

describe('a slip that is paid after another way was chosen', () => {
  it('takes the other way back, so that the order is not paid twice', async () => {
    const [fan, item] = [await till.adult(), await till.item({ priceYen: 2_000, stock: 11 })]
    const id = await till.begin(fan, item, 2_000, 'KONBINI')
    const slip = await till.attempt(fan, id)
    sessionOf(await till.choose(fan, id, 'CARD'))
    sessionOf(await till.pay(fan, id, 2_000, 'by-card'))
    const card = await till.attempt(fan, id)
    await till.payLate(slip)
    expect(await till.session(fan, id)).toMatchObject({ state: 'FULFILLED' })
    await till.runJobs()
    expect(await complete(till.as(null), card.id)).toMatchObject({ state: 'CANCELED' })
    await expect(till.typeCard(fan, id, cards.pays)).rejects.toThrow()
    expect(await till.order(fan, id)).toMatchObject({ method: 'KONBINI' })
    expect(await till.faults()).toEqual([])
  })
})

describe('a payment that is given up', () => {
  it('makes room for what the fan begins in another tab at the same instant', async () => {
    const fan = await till.adult()
    const item = await till.item({ priceYen: 1_000, stock: 2 })
    const id = await till.begin(fan, item, 1_000, 'CARD')
    await till.typeCard(fan, id, cards.declines)
    const other = new pg.Client({ connectionString: till.ownerUrl })
    await other.connect()
    await other.query('begin')
    await other.query(
      `insert into checkout_session (tenant_id, id, fan_id, community_id, origin, state, expires_at, created_at)
       select tenant_id, 'checkout_other', fan_id, community_id, 'ITEM', 'OPEN', expires_at, created_at
       from checkout_session where id = $1`,
      [id],
    )
    const look = till.look(fan, id)
    await blocked(other)
    await other.query('commit')
    expect(await look).toMatchObject({ state: 'CANCELED' })
    expect(await till.free(item)).toBe(2)
    await other.query(`delete from checkout_session where id = 'checkout_other'`)
    await other.end()
  })

  it('leaves the one hold of its session as it was, and ten minutes after it at most', async () => {
    const fan = await till.adult()
    const item = await till.item({ priceYen: 1_000, stock: 1 })
    const id = await till.ready(fan, item, 1, 'CARD')
    const begun = (await till.session(fan, id))!.createdAt.getTime()
    const decline = async (minute: number) => {
      sessionOf(await till.pay(fan, id, 1_000, `at-${minute}`))
      await till.typeCard(fan, id, cards.declines)
      const { state, expiresAt } = await till.look(fan, id)
      expect(state).toBe('READY')
      return (expiresAt.getTime() - begun) / 60_000
    }
    const until = []
    for (const minute of [0, 9, 18, 27, 36]) {
      until.push(Math.floor(await decline(minute)))
      till.pass(9 * 60)
    }
    expect(until).toEqual([30, 30, 30, 37, 40])
    await till.expire()
    expect(await till.session(fan, id)).toMatchObject({ state: 'EXPIRED' })
    expect(await till.free(item)).toBe(1)
  })

  it('leaves what few may have to others twenty minutes after it began', async () => {
    const fan = await till.adult()
    const item = await till.item({ priceYen: 1_000, stock: 1, perPersonLimit: 1 })
    const id = await till.ready(fan, item, 1, 'CARD')
    for (const minute of [0, 9, 18]) {
      sessionOf(await till.pay(fan, id, 1_000, `at-${minute}`))
      await till.typeCard(fan, id, cards.declines)
      expect(await till.look(fan, id)).toMatchObject({ state: 'READY' })
      till.pass((minute === 18 ? 3 : 9) * 60)
    }
    await till.expire()
    expect(await till.free(item)).toBe(1)
  })

  it('after days, as a slip, leaves time for another way, but for no other slip', async () => {
    const fan = await till.adult()
    const item = await till.item({ priceYen: 1_000, stock: 11 })
    const id = await till.begin(fan, item, 1_000, 'KONBINI')
    till.pass(24 * 60 * 60)
    expect(sessionOf(await till.choose(fan, id, 'KONBINI'))).toMatchObject({ state: 'READY' })
    expect(await till.pay(fan, id, 1_000, 'again')).toMatchObject({ code: 'LIMIT' })
    sessionOf(await till.choose(fan, id, 'PAYPAY'))
    sessionOf(await till.pay(fan, id, 1_000, 'wallet'))
    await till.answer(fan, id, 'yes')
    expect(await till.look(fan, id)).toMatchObject({ state: 'FULFILLED' })
  })
})

it('an order and another’s movement of the same balance wait for each other in one order', async () => {
  const fan = await till.adult()
  await till.give(fan, 10)
  const tickets = await till.item({ kind: 'TICKET_PACK', priceYen: 500, contents: { tickets: 2 } })
  const coins = await till.item({ kind: 'COIN_PACK', priceYen: 500, contents: { paidCoins: 500 } })
  await till.put(fan, tickets, 1)
  await till.put(fan, coins, 1)
  const { id } = sessionOf(await till.openBasket(fan))
  await till.choose(fan, id, 'PAYPAY')
  sessionOf(await till.pay(fan, id, 1_000))
  await till.answer(fan, id, 'yes')
  const other = new pg.Client({ connectionString: till.ownerUrl })
  await other.connect()
  // Of two that wait for each other this one breaks off, and the other's second try hides nothing.
  await other.query(`begin; set local app.tenant_id = 'ouen'; set local deadlock_timeout = '1ms'`)
  await other.query('select ledger_hold($1, $2)', [[fan], ['COIN']])
  const look = till.look(fan, id)
  await blocked(other)
  await other.query('select ledger_hold($1, $2)', [[fan], ['TICKET:draw']])
  await other.query('commit')
  await other.end()
  expect(await look).toMatchObject({ state: 'FULFILLED' })
  expect(await till.ticketsOf(fan)).toBe(2)
})

it('one checkout that can’t expire keeps nothing from the others', async () => {
  const [fan, other] = [await till.adult(), await till.adult()]
  const item = await till.item({ priceYen: 1_000, stock: 2 })
  const first = await till.ready(fan, item, 1, 'CARD')
  await till.ready(other, item, 1, 'CARD')
  await till.asOwner(`create function refuse() returns trigger language plpgsql as
    $$ begin if new.id = '${first}' then raise exception 'no'; end if; return new; end $$`)
  await till.asOwner(`create trigger refuse before update on checkout_session
    for each row execute function refuse()`)
  till.pass(31 * 60)
  await till.expire()
  expect(await till.free(item)).toBe(1)
  await till.asOwner('drop trigger refuse on checkout_session')
  await till.expire()
  expect(await till.free(item)).toBe(2)
})
