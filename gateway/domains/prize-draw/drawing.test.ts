import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashOfEntry, rootOfEntries } from '#rules/draws/drawing.ts'
import { verifyDrawing } from '#rules/draws/verifyDrawing.ts'
import { takeBack } from '../checkout/takingBack.ts'
import { ownedBy } from '../collection/service.ts'
import { ownedBadge } from '../collection/tables.ts'
import { loadDelivery } from '../delivery/service.ts'
import { mailboxOf } from '../user/testing.ts'
import { entryCountOf } from './draws.ts'
import { viewerWin } from './history.ts'
import { findDraws, findList } from './store.ts'
import { entryOf, openDraws } from './testing.ts'

let stage: Awaited<ReturnType<typeof openDraws>>
beforeAll(async () => {
  stage = await openDraws()
})
afterAll(() => stage.close())

const rowOf = async (id: string) => (await findDraws(stage.db, [id]))[0]!

/** So many fans, one entry each. */
async function crowd(draw: string, count: number) {
  const fans = await Promise.all(Array.from({ length: count }, () => stage.entrant()))
  const entries = await Promise.all(fans.map((fan) => stage.enter(fan, draw)))
  return fans.map((fan, at) => ({ fan, entry: entryOf(entries[at]!) }))
}

describe('at closing', () => {
  it('the list is fixed once, with all that counts, before anyone can know the number', async () => {
    const draw = await stage.draw()
    const entered = await crowd(draw, 5)
    await stage.list()
    expect((await rowOf(draw)).listedAt).toBeNull()
    stage.pass(24 * 60 * 60)
    await Promise.all([stage.list(), stage.list()])
    await stage.drawAll()
    const row = await rowOf(draw)
    expect(row).toMatchObject({ listSize: 5, drawnAt: null })
    const list = await findList(stage.db, draw)
    expect(list.map(({ entry }) => entry)).toEqual(entered.map(({ entry }) => entry.id).toSorted())
    expect(row.listRoot).toBe(rootOfEntries(list))
    expect(hashOfEntry(list[0]!, 0)).not.toBe(hashOfEntry(list[0]!, 1))
    const [first] = entered
    expect(await stage.outcome(first!.fan, first!.entry)).toBe('WAITING')
    // It can be proven already, but for who won.
    const steps = verifyDrawing(await stage.evidence(first!.fan, first!.entry.id))
    expect(steps.map(({ outcome }) => outcome).join(' ')).toBe(
      'HOLDS HOLDS HOLDS HOLDS HOLDS WAITING WAITING',
    )
  })

  it('whoever is on their way is in the list, or told that it is over', async () => {
    const draw = await stage.draw()
    const row = await rowOf(draw)
    stage.pass((row.closesAt.getTime() - stage.now().getTime()) / 1000 - 0.001)
    const fans = await Promise.all(Array.from({ length: 20 }, () => stage.entrant()))
    const answers = fans.map((fan) => stage.enter(fan, draw))
    stage.pass(0.001)
    await stage.list()
    const entered = (await Promise.all(answers)).filter((answer) => 'entry' in answer)
    expect((await rowOf(draw)).listSize).toBe(entered.length)
    expect(await stage.faults()).toEqual([])
  })
})

describe('the drawing', () => {
  it('gives each prize to another fan, by the domain that owns it, and proves it to all', async () => {
    const draw = await stage.draw({
      prizes: [
        { kind: 'GOODS' },
        { kind: 'NFT' },
        { kind: 'BADGE' },
        { kind: 'COLLECTABLE_CARD', count: 2 },
        { kind: 'COIN', amount: 300, count: 2 },
        { kind: 'TICKET', amount: 3 },
      ],
    })
    const entered = await crowd(draw, 12)
    await stage.finish()
    await Promise.all([stage.drawAll(), stage.drawAll()])
    const places = await stage.places(draw)
    const prizes = new Map((await stage.prizes(draw)).map((prize) => [prize.id, prize]))
    expect(places.map(({ prizeId }) => prizes.get(prizeId)!.kind)).toEqual([
      'GOODS',
      'NFT',
      'BADGE',
      'COLLECTABLE_CARD',
      'COLLECTABLE_CARD',
      'COIN',
      'COIN',
      'TICKET',
    ])
    expect(new Set(places.map(({ fanId }) => fanId)).size).toBe(8)
    const has = (fanId: string, id: string) =>
      ownedBy(stage.db, fanId, [id]).then((owned) => owned.get(id)?.count)
    const badges = (await stage.db.select().from(ownedBadge)).map(({ fanId }) => fanId)
    const got = places.map(async ({ fanId, prizeId, deliveryId }) => {
      const { kind, thingId } = prizes.get(prizeId)!
      if (kind === 'BADGE') return badges.includes(fanId)
      if (kind === 'COIN') return stage.has(fanId, 'COIN')
      if (kind === 'TICKET') return stage.has(fanId, 'TICKET:draw')
      if (kind !== 'GOODS') return has(fanId, thingId!)
      return (await loadDelivery(stage.as(fanId), deliveryId!))?.state
    })
    expect(await Promise.all(got)).toEqual(['AWAITING_ADDRESS', 1, true, 1, 1, 300, 300, 3])
    const outcomes = await Promise.all(entered.map(({ fan, entry }) => stage.outcome(fan, entry)))
    expect(outcomes.filter((outcome) => outcome === 'WON')).toHaveLength(8)
    expect(outcomes.filter((outcome) => outcome === 'LOST')).toHaveLength(4)
    for (const { fan, entry } of entered) {
      const steps = verifyDrawing(await stage.evidence(fan, entry.id))
      expect(steps.filter(({ outcome }) => outcome !== 'HOLDS')).toEqual([])
      expect(steps).toHaveLength(7)
    }
    expect(await stage.faults()).toEqual([])
  })

  it('lets nobody win twice, and leaves prizes over where there are more than fans', async () => {
    const draw = await stage.draw({ prizes: [{ kind: 'COIN', amount: 10, count: 5 }] })
    const eager = await stage.entrant(9)
    for (let turn = 0; turn < 9; turn += 1) await stage.enter(eager, draw, { withTicket: true })
    await crowd(draw, 1)
    await stage.finish()
    expect(await stage.places(draw)).toHaveLength(2)
    expect(await stage.has(eager, 'COIN')).toBe(10)
    expect(await stage.faults()).toEqual([])
  })

  it('of which nobody took part comes to nothing', async () => {
    const draw = await stage.draw()
    await stage.finish()
    expect(await rowOf(draw)).toMatchObject({ listSize: 0 })
    expect((await rowOf(draw)).drawnAt).not.toBeNull()
    expect(await stage.places(draw)).toEqual([])
  })

  it.each(['prize_draw', 'prize_draw_place', 'real_goods_delivery', 'ledger_lot', 'nft_piece'])(
    'that dies while %s is written gives nothing, and comes out the same when done again',
    async (table) => {
      const draw = await stage.draw({
        prizes: [{ kind: 'GOODS' }, { kind: 'COIN', amount: 5 }, { kind: 'NFT' }],
      })
      const [{ fan, entry } = { fan: '', entry: { id: '' } }] = await crowd(draw, 4)
      stage.pass(24 * 60 * 60)
      await stage.list()
      stage.pass(60 * 60)
      await stage.dyingAt(table, stage.drawAll)
      expect(await stage.places(draw)).toEqual([])
      await stage.drawAll()
      expect(await stage.places(draw)).toHaveLength(3)
      const steps = verifyDrawing(await stage.evidence(fan, entry.id))
      expect(steps.every(({ outcome }) => outcome === 'HOLDS')).toBe(true)
      expect(await stage.faults()).toEqual([])
    },
  )
})

describe('what was bought', () => {
  it('enters once a piece, in the order’s own transaction, and leaves with it', async () => {
    const itemId = await stage.item({ priceCoins: 1_000, priceYen: null })
    const draw = await stage.draw({
      entryBasis: 'PURCHASE',
      itemId,
      plannedCount: 1_000,
      prizes: [{ kind: 'GOODS' }],
    })
    const [fan, other] = [await stage.buyer(5_000), await stage.buyer(5_000)]
    const sessionId = await stage.ready(fan, itemId, 3)
    expect(await entryCountOf(stage.as(fan), await rowOf(draw))).toBe(0)
    await stage.confirm(fan, sessionId, 3_000, (await stage.coinsOf(fan)).free)
    await stage.confirm(fan, sessionId, 3_000, 0)
    expect(await stage.entries(draw)).toHaveLength(3)
    expect(await entryCountOf(stage.as(fan), await rowOf(draw))).toBe(3)
    const theirs = await stage.ready(other, itemId, 1)
    await stage.confirm(other, theirs, 1_000, Math.min(1_000, (await stage.coinsOf(other)).free))
    const order = await stage.order(fan, sessionId)
    await stage.db.transaction((db) =>
      takeBack(
        { ...stage.as(null), jobs: stage.queue, db },
        { orderId: order.id, reason: 'SUPPORT', spent: 'REFUSE', at: stage.now() },
      ),
    )
    await stage.finish()
    const entry = (await stage.entries(draw)).find(({ fanId }) => fanId === fan)
    expect(await stage.outcome(fan, entry!)).toBe('WITHDRAWN')
    expect(await rowOf(draw)).toMatchObject({ listSize: 1 })
    expect((await viewerWin(stage.as(other), await rowOf(draw)))?.place).toBe(0)
    expect(await viewerWin(stage.as(fan), await rowOf(draw))).toBeNull()
    expect(await stage.faults()).toEqual([])
  })
})

it('winners are told, reminded, and give way to others where they say nothing', async () => {
  const draw = await stage.draw({ prizes: [{ kind: 'GOODS', name: { ja: '色紙', en: 'Board' } }] })
  const entered = await crowd(draw, 3)
  const boxes = new Map(
    await Promise.all(
      entered.map(async ({ fan }) => [fan, await mailboxOf(stage.db, fan, stage.now())] as const),
    ),
  )
  await stage.finish()
  await stage.mail()
  const [first] = await stage.places(draw)
  const letters = await boxes.get(first!.fanId)!()
  expect(letters.map(({ body }) => body).join()).toContain('色紙')
  expect(letters[0]!.body).toContain(`/store/prize/delivery/${first!.deliveryId}`)

  stage.pass(29 * 24 * 60 * 60)
  await stage.giveUpOverdue()
  await stage.redraw()
  expect(await stage.places(draw)).toHaveLength(1)
  stage.pass(2 * 24 * 60 * 60)
  await stage.giveUpOverdue()
  await Promise.all([stage.redraw(), stage.redraw()])
  await stage.mail()
  const [lost, second, ...more] = await stage.places(draw)
  expect(more).toEqual([])
  expect(lost!.forfeitedAt).not.toBeNull()
  expect(second).toMatchObject({ prizeId: lost!.prizeId, forfeitedAt: null })
  const { entry } = entered.find(({ fan }) => fan === lost!.fanId)!
  expect(await stage.outcome(lost!.fanId, entry)).toBe('FORFEITED')
  expect((await boxes.get(lost!.fanId)!()).map(({ body }) => body).join()).toContain(
    'お譲りしました',
  )
  expect((await boxes.get(second!.fanId)!()).map(({ body }) => body).join()).toContain('色紙')
  // Who came after whom was fixed with the rest: it proves still.
  const steps = verifyDrawing(await stage.evidence(lost!.fanId, entry.id))
  expect(steps.every(({ outcome }) => outcome === 'HOLDS')).toBe(true)
  expect(await stage.faults()).toEqual([])
})

it.each(['prize_draw_place', 'real_goods_delivery'])(
  'a redraw that dies while %s is written leaves all as it was, and comes out once when done again',
  async (table) => {
    const draw = await stage.draw({ prizes: [{ kind: 'GOODS' }] })
    await crowd(draw, 3)
    await stage.finish()
    stage.pass(31 * 24 * 60 * 60)
    await stage.giveUpOverdue()
    await stage.dyingAt(table, stage.redraw)
    expect(await stage.places(draw)).toMatchObject([{ forfeitedAt: null }])
    await stage.redraw()
    await stage.redraw()
    expect(await stage.places(draw)).toMatchObject([{ place: 0 }, { place: 1, forfeitedAt: null }])
    expect(await stage.faults()).toEqual([])
  },
)
