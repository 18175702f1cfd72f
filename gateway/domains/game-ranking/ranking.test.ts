import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dayInJapan } from '#rules/day.ts'
import { lighthouseRules } from '#rules/games/lighthouse/replay.ts'
import { newId } from '../../platform/ids.ts'
import { CasualGameRank } from '../casual-game/resolvers/CasualGameRank.ts'
import { casualGamePlay } from '../casual-game/tables.ts'
import { openCommunity } from '../chat/testing.ts'
import { GameRank } from './resolvers/GameRank.ts'
import { closesAt, playersOf, rankingOf, topOf, viewerRanksOf } from './service.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())
/** Each test has a quarter of a year of its own. */
beforeEach(() => stage.pass(100 * 24 * 60 * 60))

const now = () => stage.as(null).now()
const today = () => dayInJapan(now())

/** A fan's night that came to this score, ended now. */
async function played(fanId: string, score: number, game = 'lighthouse') {
  await stage.db.insert(casualGamePlay).values({
    communityId: stage.communityId,
    name: game,
    fanId,
    day: today(),
    score,
    id: newId('casualplay'),
    requestId: newId('casualplay'),
    seed: '0'.repeat(32),
    rules: lighthouseRules,
    startedAt: now(),
    endsAt: now(),
    endedAt: now(),
    isBest: true,
    inputs: [],
  })
}
const asked = async (
  fan: string | null,
  span: 'DAY' | 'WEEK' | 'MONTH' | 'SEASON' = 'DAY',
  day: string | null = null,
  game = 'lighthouse',
) => rankingOf(stage.as(fan), stage.communityId, { game, span, day })
const top = async (span: 'DAY' | 'WEEK' | 'MONTH' | 'SEASON' = 'DAY', day: string | null = null) =>
  (await topOf(stage.as(null), (await asked(null, span, day))!, 100)).map(
    ({ fanId, score, rank }) => ({ fanId, score, rank }),
  )

it('holds each fan’s best once, and of two alike who was earlier', async () => {
  const [one, two, three] = [await stage.fan(), await stage.fan(), await stage.fan()]
  await played(one, 300)
  stage.pass(60)
  await played(two, 500)
  await played(one, 500)
  stage.pass(60)
  await played(three, 500)
  await played(two, 40)
  const scores = await top()
  expect(scores.map(({ score, rank }) => [score, rank])).toEqual([
    [500, 1],
    [500, 2],
    [500, 3],
  ])
  expect(new Set(scores.slice(0, 2).map(({ fanId }) => fanId))).toEqual(new Set([one, two]))
  expect(scores[2]!.fanId).toBe(three)
  expect(await playersOf(stage.as(null), (await asked(null))!)).toBe(3)
})

it('shows one’s own place with five on either side, and none to who has not played', async () => {
  const fans = await Promise.all(Array.from({ length: 14 }, () => stage.fan()))
  for (const [index, fan] of fans.entries()) await played(fan, 1_000 - index * 10)
  const around = async (fan: string | null) =>
    (await viewerRanksOf(stage.as(fan), (await asked(fan))!)).map(({ rank }) => rank)
  expect(await around(fans[7]!)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  expect(await around(fans[0]!)).toEqual([1, 2, 3, 4, 5, 6])
  expect(await around(await stage.fan())).toEqual([])
  expect(await around(null)).toEqual([])
})

it('goes by the day on which a play began, over each span', async () => {
  const fan = await stage.fan()
  const first = today()
  await played(fan, 900)
  stage.pass(24 * 60 * 60)
  await played(fan, 100)
  expect((await top('DAY')).map(({ score }) => score)).toEqual([100])
  expect((await top('DAY', first)).map(({ score }) => score)).toEqual([900])
  expect((await top('SEASON', first)).map(({ score }) => score)).toEqual([900])
  expect((await asked(null, 'WEEK', first))!.from <= first).toBe(true)
})

it('is closed half an hour after its last day', async () => {
  const ranking = (await asked(null))!
  expect(closesAt(ranking).toISOString()).toBe(
    new Date(Date.parse(`${ranking.to}T15:30:00.000Z`)).toISOString(),
  )
})

it('is of games that are there, and of no day to come', async () => {
  for (const game of ['', 'constructor', 'harbour', "';--"])
    expect(await asked(null, 'DAY', null, game)).toBeNull()
  for (const day of ['9999-12-31', 'yesterday', '2026-02-30'])
    expect(await asked(null, 'DAY', day)).toBeNull()
  expect(await topOf(stage.as(null), (await asked(null, 'DAY', null, 'greenhouse'))!, 100)).toEqual(
    [],
  )
})

it.each([
  ['ranking', GameRank],
  ['game', CasualGameRank],
])('tells each player’s place in the community of a %s, until they leave it', async (_, type) => {
  const [fan, leaver] = [await stage.fan(), await stage.fan()]
  await played(fan, 500)
  await played(leaver, 400)
  const resolve = type.fanMembership as (...args: unknown[]) => Promise<unknown>
  const places = async () => {
    const rows = await topOf(stage.as(null), (await asked(null))!, 100)
    return Promise.all(rows.map((row) => resolve(row, {}, stage.as(null))))
  }
  const { communityId } = stage
  const place = (userId: string) => expect.objectContaining({ userId, communityId }) as unknown
  expect(await places()).toEqual([place(fan), place(leaver)])
  await stage.leave(leaver)
  expect(await places()).toEqual([place(fan), null])
})
