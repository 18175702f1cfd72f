import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { addDays, dayInJapan, startOfDay } from '#rules/day.ts'
import * as greenhouse from '#rules/games/greenhouse/bots.ts'
import { greenhouseRules } from '#rules/games/greenhouse/replay.ts'
import { greenhouseTables } from '#rules/games/greenhouse/tables.ts'
import { framesOf as housesOf } from '#rules/games/greenhouse/watch.ts'
import * as lighthouse from '#rules/games/lighthouse/bots.ts'
import { lighthouseRules } from '#rules/games/lighthouse/replay.ts'
import { lighthouseTables } from '#rules/games/lighthouse/tables.ts'
import { framesOf as nightsOf } from '#rules/games/lighthouse/watch.ts'
import { newId } from '../../platform/ids.ts'
import { buzzGameDay, buzzGamePlay } from '../buzz-casual-game/tables.ts'
import { casualGamePlay } from '../casual-game/tables.ts'
import { openCommunity } from '../chat/testing.ts'
import { muteUser } from '../mute/service.ts'
import { user } from '../user/tables.ts'
import { GameReplay } from './resolvers/GameReplay.ts'
import { rankingOf, topOf } from './service.ts'
import { rankWatchingOf, replayOf } from './watching.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())
/** Each test has a noon of its own. */
beforeEach(() => {
  const noon = startOfDay(dayInJapan(stage.as(null).now())).getTime() + 36 * 60 * 60_000
  stage.pass((noon - stage.as(null).now().getTime()) / 1000)
})

const now = () => stage.as(null).now()
const today = () => dayInJapan(now())
const seed = '00000000000000000000000000000016'
const night = lighthouse.playOut(lighthouse.greedy, seed, lighthouseTables)
const house = greenhouse.playOut(greenhouse.greedy, seed, greenhouseTables)

/** A night that a fan has played, for so many points less than it came to. */
async function aNight(fanId: string, { less = 0, isOver = true } = {}): Promise<string> {
  const id = newId('casualplay')
  const ended = { endedAt: now(), isBest: true, inputs: night.inputs }
  await stage.db.insert(casualGamePlay).values({
    communityId: stage.communityId,
    name: 'lighthouse',
    fanId,
    day: today(),
    seed,
    id,
    requestId: id,
    rules: lighthouseRules,
    startedAt: now(),
    endsAt: now(),
    ...(isOver && { ...ended, score: night.night.score - less }),
  })
  return id
}

/** A fan's try of today's game; it goes on still where it is not over. */
async function aTry(fanId: string, isOver = true): Promise<string> {
  const id = newId('buzzplay')
  const day = { communityId: stage.communityId, day: today() }
  await stage.db
    .insert(buzzGameDay)
    .values({ ...day, seed })
    .onConflictDoNothing()
  const inputs = house.moves.map((cell, turn) => ({ tick: turn * 1000, cell }))
  const { score, best } = house.house
  await stage.db.insert(buzzGamePlay).values({
    ...day,
    fanId,
    id,
    rules: greenhouseRules,
    startedAt: now(),
    endsAt: addDays(now(), 0.02),
    ...(isOver && { endedAt: now(), score, best, chains: inputs.map(() => 0), inputs }),
  })
  return id
}

/** What a viewer is given of a play. */
async function given(viewer: string | null, playId: string) {
  const context = stage.as(viewer)
  const row = await replayOf(context, stage.communityId, playId)
  if (!row) return null
  const of = async (field: 'watching' | 'seed' | 'inputs') => {
    const resolve = GameReplay[field] as (...args: unknown[]) => Promise<unknown>
    return resolve(row, {}, context)
  }
  return { watching: await of('watching'), seed: await of('seed'), inputs: await of('inputs') }
}
const row = async (viewer: string | null, game: string) => {
  const context = stage.as(viewer)
  const asked = { game, span: 'WEEK' as const, day: today() }
  const ranking = (await rankingOf(context, stage.communityId, asked))!
  const rows = await topOf(context, ranking, 100)
  return rankWatchingOf(
    context,
    rows.find(({ day }) => day === today())!,
  )
}

it('a night is watched by anybody, as it was played', async () => {
  const id = await aNight(await stage.fan())
  for (const viewer of [null, await stage.fan()]) {
    const { inputs } = (await given(viewer, id)) as { inputs: number[] }
    expect(nightsOf(seed, inputs).at(-1)!.night).toEqual(night.night)
    expect(await row(viewer, 'lighthouse')).toBe('OPEN')
  }
})

it('the day’s game is watched after one’s own try, or once nobody can play it', async () => {
  const [player, idle, busy] = [await stage.fan(), await stage.fan(), await stage.fan()]
  const id = await aTry(player)
  await aTry(busy, false)
  const closed = { watching: 'AFTER_OWN_TRY', seed: null, inputs: null }
  for (const viewer of [null, idle, busy]) {
    expect(await given(viewer, id)).toEqual(closed)
    expect(await row(viewer, 'greenhouse')).toBe('AFTER_OWN_TRY')
  }
  expect((await given(player, id))!.watching).toBe('OPEN')
  const own = await aTry(idle)
  const { inputs } = (await given(idle, id)) as { inputs: number[] }
  expect(housesOf(seed, inputs).at(-1)!.house).toEqual(house.house)
  expect((await given(idle, own))!.watching).toBe('OPEN')
  // Whose time ran out has used their try.
  stage.pass(31 * 60)
  expect((await given(busy, id))!.watching).toBe('OPEN')
  // Who began before midnight may play for five minutes more.
  const midnight = startOfDay(today()).getTime() + 24 * 60 * 60_000
  stage.pass((midnight - now().getTime()) / 1000 + 5 * 60)
  expect(await given(null, id)).toEqual(closed)
  stage.pass(1)
  expect((await given(null, id))!.watching).toBe('OPEN')
})

it('only what stands in a ranking is another’s to watch', async () => {
  const [fan, viewer] = [await stage.fan(), await stage.fan()]
  const [worse, best, open] = [
    await aNight(fan, { less: 5 }),
    await aNight(fan),
    await aNight(fan, { isOver: false }),
  ]
  expect(await given(viewer, best)).not.toBeNull()
  for (const id of [worse, open, newId('casualplay'), newId('buzzplay'), newId('user'), '', '\0'])
    expect(await given(viewer, id)).toBeNull()
  expect(await given(fan, worse)).not.toBeNull()
  expect(await given(fan, open)).toBeNull()
  expect(await replayOf(stage.as(viewer), 'community_elsewhere', best)).toBeNull()
})

it('who keeps the viewer away, is kept away, may not use the service, or has left, is not watched', async () => {
  const [fan, viewer] = [await stage.fan(), await stage.fan()]
  const id = await aNight(fan)
  const block = (by: string, userId: string, mute: 'BLOCKED' | 'NONE') =>
    muteUser(stage.as(by), { userId, mute })
  for (const [by, whom] of [
    [fan, viewer],
    [viewer, fan],
  ] as const) {
    await block(by, whom, 'BLOCKED')
    expect(await given(viewer, id)).toBeNull()
    expect(await row(viewer, 'lighthouse')).toBeNull()
    expect(await given(null, id)).not.toBeNull()
    await block(by, whom, 'NONE')
  }
  expect(await given(viewer, id)).not.toBeNull()
  for (const status of ['disabled', 'deleted'] as const) {
    await stage.db.update(user).set({ status }).where(eq(user.id, fan))
    stage.as(null).cache.forget(stage.as(null).tenantId, 'user', fan)
    expect(await given(viewer, id)).toBeNull()
  }
  expect(await row(viewer, 'lighthouse')).toBeNull()
})
