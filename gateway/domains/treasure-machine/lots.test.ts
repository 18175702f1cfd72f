import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyDraw } from '#rules/draws/verify.ts'
import { takeBack } from '../checkout/takingBack.ts'
import { isLocked, ownedBy } from '../collection/service.ts'
import { badge, ownedBadge } from '../collection/tables.ts'
import { realGoodsDelivery } from '../delivery/tables.ts'
import { newId } from '../../platform/ids.ts'
import { machineOfItem, machinesOf } from './machines.ts'
import { viewerLots, viewerOffers } from './offers.ts'
import { referenceOf } from './granting.ts'
import { treasurePrize, type DrawRow } from './tables.ts'
import { drawOf, openTreasureFixture } from './testing.ts'

let hall: Awaited<ReturnType<typeof openTreasureFixture>>
beforeAll(async () => {
  hall = await openTreasureFixture()
})
afterAll(() => hall.close())

type Made = Parameters<typeof hall.machine>[0]

/** A lottery that is sold for 500 coins a lot. */
async function lottery(machine: Made, stock?: number) {
  const itemId = await hall.item({ kind: 'LOTTERY', priceYen: null, priceCoins: 500, stock })
  const made = await hall.machine({ ...machine, itemId })
  await hall.change(itemId, { contents: { lotsOf: made.id } })
  return { itemId, ...made }
}

/** A fan who has bought so many lots. */
async function buyer(itemId: string, machineId: string, lots: number) {
  const fan = await hall.buyer(500 * lots)
  await hall.seed(fan, machineId)
  const sessionId = await hall.ready(fan, itemId, lots)
  const { free } = await hall.coinsOf(fan)
  await hall.confirm(fan, sessionId, 500 * lots, Math.min(500 * lots, free))
  return { fan, sessionId }
}

describe('a lottery in the store', () => {
  it('gives a lot for each piece, and each of them draws once', async () => {
    const { itemId, id, prizes } = await lottery({ box: { s: 1, b: 2 } }, 3)
    const { fan } = await buyer(itemId, id, 3)
    const [row] = [await machineOfItem(hall.as(fan), { id: itemId })]
    expect(await viewerLots(hall.as(fan), row!)).toBe(3)
    expect((await viewerOffers(hall.as(fan), row!)).map(({ kind }) => kind)).toEqual(['TICKET'])
    const draws = []
    for (let turn = 0; turn < 3; turn += 1) draws.push(drawOf(await hall.draw(fan, id, 'TICKET')))
    const picked = await Promise.all(draws.map((draw) => hall.picks(fan, draw)))
    expect(
      picked
        .flat()
        .map(({ prizeId }) => prizeId)
        .toSorted(),
    ).toEqual([prizes.s, prizes.b, prizes.b].toSorted())
    expect(await hall.draw(fan, id, 'TICKET')).toMatchObject({ code: 'STOCK_EMPTY' })
    const steps = verifyDraw(await hall.evidence(fan, draws[0]!))
    expect(steps.filter(({ outcome }) => outcome === 'FAILS')).toEqual([])
    expect(await hall.faults()).toEqual([])
  })

  it('draws for its lots alone: neither coins, nor tickets, nor another lottery’s', async () => {
    const one = await lottery({})
    const other = await lottery({})
    const { fan } = await buyer(one.itemId, one.id, 1)
    await hall.give(fan, 10_000)
    await hall.giveOf(fan, 'TICKET:draw', 5)
    await hall.seed(fan, other.id)
    for (const offer of ['ONE', 'TEN', 'DISCOUNT_DRAW_ONE', 'DISCOUNT_DRAW_TEN'] as const)
      expect(await hall.draw(fan, one.id, offer)).toEqual({
        __typename: 'NotFoundError',
        field: 'offer',
      })
    // A ticket of the hall's draws nothing here, and a lot nothing there.
    expect(await hall.draw(fan, other.id, 'TICKET')).toMatchObject({ code: 'TICKETS_SHORT' })
    const inHall = await hall.machine()
    await hall.seed(fan, inHall.id)
    drawOf(await hall.draw(fan, inHall.id, 'TICKET'))
    expect(await hall.has(fan, 'TICKET:draw')).toBe(4)
    expect(await hall.has(fan, `TICKET:${one.id}`)).toBe(1)
    const listed = (await machinesOf(hall.as(fan), hall.communityId)).map(({ id }) => id)
    expect(listed).not.toContain(one.id)
    expect(listed).toContain(inHall.id)
  })

  it('draws a lot once, with fifty at once on two devices', async () => {
    const { itemId, id } = await lottery({ box: { s: 2, b: 8 } }, 10)
    const { fan } = await buyer(itemId, id, 3)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        hall.draw(fan, id, 'TICKET', { requestId: `lot-${at % 10}` }),
      ),
    )
    const drawn = new Set(
      answers.flatMap((answer) =>
        answer.__typename === 'DrawTreasureMachineSuccess' ? drawOf(answer).id : [],
      ),
    )
    expect(drawn.size).toBe(3)
    expect(await hall.has(fan, `TICKET:${id}`)).toBe(0)
    expect(await hall.faults()).toEqual([])
  })

  it('sends goods, gives badges, and takes back what is not drawn', async () => {
    const { itemId, id, prizes } = await lottery({ box: { s: 2, a: 1 } }, 3)
    const badgeId = newId('badge')
    const { name, picture } = (
      await hall.db.select().from(treasurePrize).where(eq(treasurePrize.id, prizes.s))
    )[0]!
    await hall.db
      .insert(badge)
      .values({ id: badgeId, slug: badgeId, communityId: hall.communityId, name, picture })
    const become = (prize: string, change: Partial<typeof treasurePrize.$inferInsert>) =>
      hall.db.update(treasurePrize).set(change).where(eq(treasurePrize.id, prize))
    await become(prizes.s, { kind: 'GOODS', thingId: null })
    await become(prizes.a, { kind: 'BADGE', thingId: badgeId })
    const { fan } = await buyer(itemId, id, 2)
    for (let turn = 0; turn < 2; turn += 1) drawOf(await hall.draw(fan, id, 'TICKET'))
    const { fan: late, sessionId } = await buyer(itemId, id, 1)
    const order = await hall.order(late, sessionId)
    await hall.db.transaction((db) =>
      takeBack(
        { ...hall.as(null), jobs: hall.queue, db },
        { orderId: order.id, reason: 'SUPPORT', spent: 'REFUSE', at: hall.now() },
      ),
    )
    expect(await hall.draw(late, id, 'TICKET')).toMatchObject({ code: 'TICKETS_SHORT' })
    const sent = (await hall.db.select().from(realGoodsDelivery)).filter(
      ({ fanId }) => fanId === fan,
    )
    const badges = (await hall.db.select().from(ownedBadge)).filter(({ fanId }) => fanId === fan)
    expect(sent.length + badges.length).toBe(2)
    expect(sent.every(({ state }) => state === 'AWAITING_ADDRESS')).toBe(true)
    expect(await hall.faults()).toEqual([])
  })

  it('locks what was drawn by lots that are paid back, and nothing else', async () => {
    const { itemId, id } = await lottery({ box: { s: 1, b: 5 } })
    const { fan, sessionId } = await buyer(itemId, id, 3)
    const { fan: other } = await buyer(itemId, id, 1)
    const kept = drawOf(await hall.draw(other, id, 'TICKET'))
    const drawn = []
    for (let turn = 0; turn < 2; turn += 1) drawn.push(drawOf(await hall.draw(fan, id, 'TICKET')))
    const order = await hall.order(fan, sessionId)
    const things = (
      await hall.db.select().from(treasurePrize).where(eq(treasurePrize.machineId, id))
    ).flatMap(({ thingId }) => thingId ?? [])
    const ownedOf = async (whose: string) => {
      const all = [...(await ownedBy(hall.db, whose, things)).values()]
      const sum = (of: 'count' | 'locked') => all.reduce((total, each) => total + each[of], 0)
      return { count: sum('count'), locked: sum('locked') }
    }
    expect(await ownedOf(fan)).toEqual({ count: 2, locked: 0 })
    await hall.db.transaction((db) =>
      takeBack(
        { ...hall.as(null), jobs: hall.queue, db },
        { orderId: order.id, reason: 'SUPPORT', spent: 'LET_GO', at: hall.now() },
      ),
    )
    expect(await ownedOf(fan)).toEqual({ count: 0, locked: 2 })
    expect(await hall.cards(fan)).toEqual([])
    expect(await ownedOf(other)).toEqual({ count: 1, locked: 0 })
    expect(await hall.draw(fan, id, 'TICKET')).toMatchObject({ code: 'TICKETS_SHORT' })
    const lockedOf = async (whose: string, draw: DrawRow) =>
      isLocked(hall.as(whose), referenceOf(draw.id, 0))
    for (const draw of drawn) expect(await lockedOf(fan, draw)).toBe(true)
    expect(await lockedOf(other, kept)).toBe(false)
    // Draws, counts and the box are as they were.
    expect(await hall.draws(fan)).toHaveLength(2)
    expect(await hall.faults()).toEqual([])
  })
})
