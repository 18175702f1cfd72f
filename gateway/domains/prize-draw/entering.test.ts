import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entryCountOf, loadPrizeDraw, prizeDrawsOf } from './draws.ts'
import {
  loadEntry,
  viewerEntries,
  viewerEntryCount,
  viewerFreeAt,
  viewerTicketsUsed,
} from './history.ts'
import { findDraws } from './store.ts'
import { entryOf, openDraws } from './testing.ts'

let stage: Awaited<ReturnType<typeof openDraws>>
beforeAll(async () => {
  stage = await openDraws()
})
afterAll(() => stage.close())

const times = <Answer>(count: number, act: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

describe('a free entry', () => {
  it('is one a day in Japan, and the next is said', async () => {
    const draw = await stage.draw({ closesAt: new Date('2027-01-01T00:00:00Z') })
    const fan = await stage.entrant()
    expect(entryOf(await stage.enter(fan, draw))).toMatchObject({ kind: 'FREE', fanId: fan })
    expect(await stage.enter(fan, draw)).toEqual({
      __typename: 'LotteryErrorResponse',
      code: 'ALREADY_ENTERED',
      retryAt: new Date('2026-11-20T15:00:00.000Z'),
    })
    const [row] = await findDraws(stage.db, [draw])
    expect(await viewerFreeAt(stage.as(fan), row!)).toEqual(new Date('2026-11-20T15:00:00.000Z'))
    stage.pass(12 * 60 * 60)
    expect(await viewerFreeAt(stage.as(fan), row!)).toBeNull()
    entryOf(await stage.enter(fan, draw))
    expect(await viewerEntryCount(stage.as(fan), row!)).toBe(2)
    stage.pass(-12 * 60 * 60)
  })

  it('is counted among all as soon as it is there', async () => {
    const draw = await stage.draw()
    const fan = await stage.entrant()
    const [row] = await findDraws(stage.db, [draw])
    expect(await entryCountOf(stage.as(fan), row!)).toBe(0)
    await stage.enter(fan, draw)
    expect(await entryCountOf(stage.as(fan), row!)).toBe(1)
  })

  it('is one, however many ask at once from two devices', async () => {
    const draw = await stage.draw()
    const fan = await stage.entrant()
    const answers = await times(50, () => stage.enter(fan, draw))
    expect(answers.filter(({ __typename }) => __typename === 'EnterPrizeDrawSuccess')).toHaveLength(
      1,
    )
    expect(await stage.entries(draw)).toHaveLength(1)
  })

  it('is the same for the same request, at once and for ever', async () => {
    const draw = await stage.draw()
    const fan = await stage.entrant()
    const answers = await times(50, () => stage.enter(fan, draw, { requestId: 'same' }))
    expect(new Set(answers.map((answer) => entryOf(answer as never).id)).size).toBe(1)
    await stage.finish()
    const again = entryOf(await stage.enter(fan, draw, { requestId: 'same' }))
    expect(again.id).toBe(entryOf(answers[0] as never).id)
    const other = await stage.draw()
    await expect(stage.enter(fan, other, { requestId: 'same' })).rejects.toThrow('something else')
  })
})

describe('an entry by ticket', () => {
  it('takes a ticket each, ten at most, with fifty at once', async () => {
    const draw = await stage.draw()
    const fan = await stage.entrant(12)
    const answers = await times(50, () => stage.enter(fan, draw, { withTicket: true }))
    const codes = answers.map((answer) => ('code' in answer ? answer.code : answer.__typename))
    expect(codes.filter((code) => code === 'EnterPrizeDrawSuccess')).toHaveLength(10)
    expect(codes.filter((code) => code === 'LIMIT')).toHaveLength(40)
    expect(await stage.has(fan, 'TICKET:draw')).toBe(2)
    const [row] = await findDraws(stage.db, [draw])
    expect(await viewerTicketsUsed(stage.as(fan), row!)).toBe(10)
    expect(await stage.faults()).toEqual([])
  })

  it('comes not without a ticket, and none is taken that was bought', async () => {
    const draw = await stage.draw()
    const short = { __typename: 'LotteryErrorResponse', code: 'TICKETS_SHORT', retryAt: null }
    const [poor, buyer] = [await stage.entrant(), await stage.entrant(5, 'PAID')]
    expect(await stage.enter(poor, draw, { withTicket: true })).toEqual(short)
    expect(await stage.enter(buyer, draw, { withTicket: true })).toEqual(short)
    expect(await stage.has(buyer, 'TICKET:draw')).toBe(5)
    expect(await stage.entries(draw)).toEqual([])
  })

  it.each(['ledger_entry', 'ledger_lot', 'prize_draw_entry', 'prize_draw_entrant'])(
    'that dies while %s is written takes nothing, and comes once when asked again',
    async (table) => {
      const draw = await stage.draw()
      const fan = await stage.entrant(1)
      const asked = { requestId: table, withTicket: true }
      await stage.dyingAt(table, () => stage.enter(fan, draw, asked))
      expect(await stage.has(fan, 'TICKET:draw')).toBe(1)
      expect(await stage.entries(draw)).toEqual([])
      await times(2, () => stage.enter(fan, draw, asked))
      expect(await stage.has(fan, 'TICKET:draw')).toBe(0)
      expect(await stage.entries(draw)).toHaveLength(1)
      expect(await stage.faults()).toEqual([])
    },
  )
})

describe('nobody enters', () => {
  const refused = (code: string, retryAt: Date | null = null) => ({
    __typename: 'LotteryErrorResponse',
    code,
    retryAt,
  })

  it('before it opens, after it closed, or while it is maintained; the ticket stays', async () => {
    const inHours = (hours: number) => new Date(stage.now().getTime() + hours * 3_600_000)
    const [opensAt, maintenanceUntil] = [inHours(1), inHours(6)]
    const early = await stage.draw({ opensAt })
    const late = await stage.draw({ opensAt: inHours(-9), closesAt: inHours(-1) })
    const maintained = await stage.draw({ maintenanceUntil })
    const fan = await stage.entrant(3)
    for (const withTicket of [false, true]) {
      expect(await stage.enter(fan, early, { withTicket })).toEqual(refused('NOT_STARTED', opensAt))
      expect(await stage.enter(fan, late, { withTicket })).toEqual(refused('ENDED'))
      expect(await stage.enter(fan, maintained, { withTicket })).toEqual({
        __typename: 'LotteryMaintenanceErrorResponse',
        retryAt: maintenanceUntil,
      })
    }
    expect(await stage.has(fan, 'TICKET:draw')).toBe(3)
    for (const draw of [early, late, maintained]) expect(await stage.entries(draw)).toEqual([])
  })

  it('in the very minute after closing, though the list is not fixed yet', async () => {
    const draw = await stage.draw()
    const [row] = await findDraws(stage.db, [draw])
    const fan = await stage.entrant()
    stage.pass((row!.closesAt.getTime() - stage.now().getTime()) / 1000)
    expect(await stage.enter(fan, draw)).toEqual(refused('ENDED'))
  })

  it('by clicking where a purchase enters', async () => {
    const itemId = await stage.item({ priceYen: 1_000 })
    const draw = await stage.draw({ entryBasis: 'PURCHASE', itemId, plannedCount: 1_000 })
    const fan = await stage.entrant(1)
    expect(await stage.enter(fan, draw)).toEqual(refused('PURCHASE_NEEDED'))
    expect(await stage.enter(fan, draw, { withTicket: true })).toEqual(refused('PURCHASE_NEEDED'))
    expect(await stage.has(fan, 'TICKET:draw')).toBe(1)
  })

  it('as a guest, in one that is not published, or by another name', async () => {
    const draw = await stage.draw()
    const hidden = await stage.drawPlan({ prizes: [{ kind: 'COIN', amount: 5 }] })
    const fan = await stage.entrant()
    expect(await stage.enter(null, draw)).toEqual({ __typename: 'UnauthenticatedError' })
    const missing = { __typename: 'NotFoundError', field: 'drawId' }
    const ids = [
      hidden,
      stage.communityId,
      'constructor',
      '__proto__',
      '',
      'prizedraw_',
      `${draw}x`,
    ]
    for (const id of [...ids, `prizedraw_${'z'.repeat(10_000)}`])
      expect(await stage.enter(fan, id)).toEqual(missing)
  })

  it('by a request that is none', async () => {
    const draw = await stage.draw()
    const fan = await stage.entrant()
    for (const requestId of ['', 'a b', 'あ', 'x'.repeat(101)])
      await expect(stage.enter(fan, draw, { requestId })).rejects.toThrow('requestId')
    entryOf(await stage.enter(fan, draw, { requestId: 'constructor' }))
  })
})

it('an entry is its fan’s alone, and a draw its community’s', async () => {
  const closed = await openDraws({ CLOSED_COMMUNITY: 'on' })
  const draw = await closed.draw()
  const [stranger, member] = [await closed.entrant(), await closed.fan()]
  expect(await closed.enter(stranger, draw)).toEqual({
    __typename: 'NotFoundError',
    field: 'drawId',
  })
  expect(await loadPrizeDraw(closed.as(stranger), draw)).toBeNull()
  expect(await prizeDrawsOf(closed.as(null), closed.communityId)).toEqual([])
  const entry = entryOf(await closed.enter(member, draw))
  expect(await loadEntry(closed.as(member), entry.id)).toEqual(entry)
  for (const other of [stranger, null])
    expect(await loadEntry(closed.as(other), entry.id)).toBeNull()
  expect(await loadPrizeDraw(closed.as(member, 'other'), draw)).toBeNull()
  await closed.close()
})

it('a fan sees their own entries in a draw, and none of another’s; a guest sees none', async () => {
  const draw = await stage.draw()
  const fans = [await stage.entrant(1), await stage.entrant()] as const
  for (const fan of fans) entryOf(await stage.enter(fan, draw))
  const second = entryOf(await stage.enter(fans[0], draw, { withTicket: true }))
  const [row] = await findDraws(stage.db, [draw])
  const listed = async (fan: string | null) =>
    (await viewerEntries(stage.as(fan), row!, { first: 10 })).edges.map(({ node }) => node)
  const [first, ...more] = await listed(fans[0])
  expect(first!.id).toBe(second.id)
  expect(more).toMatchObject([{ kind: 'FREE', fanId: fans[0] }])
  expect(await listed(fans[1])).toMatchObject([{ kind: 'FREE', fanId: fans[1] }])
  expect(await listed(null)).toEqual([])
})
