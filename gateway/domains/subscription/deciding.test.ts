import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { takeBack } from '../checkout/service.ts'
import { cards } from '../checkout/testing.checkout.ts'
import {
  loadInvoice,
  loadSubscription,
  subscriptionOfOrder,
  viewerInvoices,
  viewerSubscriptions,
} from './service.ts'
import { openClub } from './testing.ts'

let club: Awaited<ReturnType<typeof openClub>>
beforeAll(async () => {
  club = await openClub()
})
afterAll(() => club.close())

describe('who cancels', () => {
  it('keeps it until the end of the period, and is charged no more', async () => {
    const { fan, id } = await club.member(cards.pays)
    const once = await club.cancelOne(fan, id)
    expect(once).toMatchObject({ subscription: { state: 'CANCELED_AT_PERIOD_END' } })
    expect(await club.cancelOne(fan, id)).toEqual(once)
    club.goTo((await club.one(id)).periodEnd)
    await club.bill()
    expect(await club.one(id)).toMatchObject({ state: 'ENDED', end: 'CANCELED' })
    expect(await club.attemptsOf(fan)).toHaveLength(1)
    expect(await club.resume(fan, id)).toMatchObject({ code: 'ENDED' })
    expect(await club.cancelOne(fan, id)).toMatchObject({ subscription: { state: 'ENDED' } })
  })

  it('may think again until its last instant', async () => {
    const { fan, id } = await club.member(cards.pays)
    await club.cancelOne(fan, id)
    expect(await club.resume(fan, id)).toMatchObject({ subscription: { state: 'ACTIVE' } })
    await club.cancelOne(fan, id)
    // No biller has come by yet, but the period is over.
    club.goTo((await club.one(id)).periodEnd)
    expect(await club.resume(fan, id)).toMatchObject({ code: 'ENDED' })
  })

  it.each([1, 2, 3])('at the instant of a bill is billed as it was first (%s)', async () => {
    const { fan, id } = await club.member(cards.pays)
    club.goTo((await club.one(id)).periodEnd)
    await Promise.all([club.bill(), club.cancelOne(fan, id)])
    await club.bill()
    const row = await club.one(id)
    const charges = (await club.attemptsOf(fan)).length
    // Either it was charged and runs for what was paid, or it was not and is over.
    expect([charges, row.state]).toEqual(
      charges === 2 ? [2, 'CANCELED_AT_PERIOD_END'] : [1, 'ENDED'],
    )
    expect(await club.faults()).toEqual([])
  })

  it('is subscribed once where two were paid at once: the other’s yen go back', async () => {
    const [fan, item] = [await club.adult(), await club.membership()]
    const sessions: string[] = []
    for (let at = 0; at < 2; at += 1) {
      const session = await club.begin(fan, item, 980, 'CARD')
      await club.typeCard(fan, session, cards.pays)
      sessions.push(session)
    }
    const states = await Promise.all(sessions.map((id) => club.look(fan, id)))
    expect(states.map(({ state }) => state).toSorted()).toEqual(['FULFILLED', 'REFUND_DUE'])
    expect(await viewerSubscriptions(club.as(fan))).toHaveLength(1)
  })

  it('may subscribe again once it has ended', async () => {
    const { fan, id, item } = await club.member(cards.pays)
    await club.cancelOne(fan, id)
    expect(await club.open(fan, item)).toMatchObject({ code: 'SUBSCRIBED' })
    club.goTo((await club.one(id)).periodEnd)
    await club.bill()
    const again = await club.subscribe(fan, item, cards.pays)
    expect((await viewerSubscriptions(club.as(fan))).map((each) => each.id)).toEqual([again, id])
    expect(await club.faults()).toEqual([])
  })
})

describe('what is another’s', () => {
  it('is not there: neither seen, cancelled, resumed, paid, nor paid for with their card', async () => {
    const { fan, id } = await club.member(cards.pays)
    const other = await club.member(cards.pays)
    const [invoice] = await club.invoicesOf(fan)
    const { instrumentId } = await club.one(id)
    for (const viewer of [other.fan, await club.stranger()]) {
      expect(await loadSubscription(club.as(viewer), id)).toBeNull()
      expect(await loadInvoice(club.as(viewer), invoice!.id)).toBeNull()
      const answers = [
        await club.cancelOne(viewer, id),
        await club.resume(viewer, id),
        await club.payNow(viewer, invoice!.id),
        await club.changeCard(viewer, id, instrumentId!),
        await club.changeCard(viewer, other.id, instrumentId!),
      ]
      for (const answer of answers) expect(answer.__typename).toBe('NotFoundError')
    }
    const seen = await viewerInvoices(club.as(other.fan), {})
    expect(seen?.edges.map(({ node }) => node.fanId)).toEqual([other.fan])
    expect(await club.one(id)).toMatchObject({ state: 'ACTIVE' })
  })

  it('is found by its orders, in one statement for all of a list, and by nobody else', async () => {
    const { fan, id } = await club.member(cards.pays)
    club.goTo((await club.one(id)).periodEnd)
    await club.bill()
    const other = await club.subscribe(fan, await club.membership(), cards.pays)
    const goods = await club.begin(fan, await club.item({ priceYen: 700 }), 700, 'CARD')
    await club.typeCard(fan, goods, cards.pays)
    await club.look(fan, goods)
    const orderIds = (await club.invoicesOf(fan)).map(({ orderId }) => orderId!)
    orderIds.push((await club.order(fan, goods)).id)
    const asked = vi.spyOn(pg.Client.prototype, 'query')
    const foundBy = async (viewer: string | null) => {
      const context = club.as(viewer)
      const found = await Promise.all(orderIds.map((each) => subscriptionOfOrder(context, each)))
      return found.map((each) => each?.id ?? null)
    }
    try {
      expect(await foundBy(fan)).toEqual([id, id, other, null])
      expect(asked).toHaveBeenCalledOnce()
    } finally {
      asked.mockRestore()
    }
    for (const viewer of [await club.stranger(), null])
      expect(await foundBy(viewer)).toEqual([null, null, null, null])
  })

  it('is nobody’s for a guest', async () => {
    const { fan, id } = await club.member(cards.pays)
    const [invoice] = await club.invoicesOf(fan)
    expect(await viewerSubscriptions(club.as(null))).toEqual([])
    expect(await viewerInvoices(club.as(null), {})).toBeNull()
    for (const answer of [await club.cancelOne(null, id), await club.payNow(null, invoice!.id)])
      expect(answer.__typename).toBe('UnauthenticatedError')
  })
})

describe('what goes back', () => {
  it.each([
    { which: 'the last period', at: -1, state: 'ENDED', end: 'REFUNDED' },
    { which: 'an earlier period', at: 0, state: 'ACTIVE', end: null },
  ])('$which: $state', async ({ at, state, end }) => {
    const { fan, id } = await club.member(cards.pays)
    club.goTo((await club.one(id)).periodEnd)
    await club.bill()
    const invoice = (await club.invoicesOf(fan)).at(at)!
    await club.db.transaction((db) =>
      takeBack(
        { ...club.job, db },
        { orderId: invoice.orderId!, reason: 'SUPPORT', spent: 'REFUSE', at: club.now() },
      ),
    )
    expect((await club.invoicesOf(fan)).at(at)).toMatchObject({ state: 'REFUNDED' })
    expect(await club.one(id)).toMatchObject({ state, end })
    club.goTo((await club.one(id)).periodEnd)
    await club.bill()
    expect(await club.invoicesOf(fan)).toHaveLength(state === 'ENDED' ? 2 : 3)
    expect(await club.faults()).toEqual([])
  })

  it.each([
    { months: 1, what: 'gives its place to others once it ends by it', free: 3 },
    { months: 2, what: 'keeps its place where it goes on', free: 2 },
  ])('of the first of $months months $what', async ({ months, free }) => {
    const one = { kind: 'SUBSCRIPTION', priceYen: 980, priceCoins: null, stock: 3 } as const
    const itemId = await club.item(one)
    const { fan, id } = await club.member(cards.pays, itemId)
    if (months === 2) {
      club.goTo((await club.one(id)).periodEnd)
      await club.bill()
    }
    const [invoice] = await club.invoicesOf(fan)
    await club.db.transaction((db) =>
      takeBack(
        { ...club.job, db },
        { orderId: invoice!.orderId!, reason: 'SUPPORT', spent: 'REFUSE', at: club.now() },
      ),
    )
    expect(await club.free(itemId)).toBe(free)
    expect(await club.faults()).toEqual([])
  })
})
