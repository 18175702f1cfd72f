import { describe, expect, it, test } from 'vitest'
import type { MissionSeed, World } from '#content/types.ts'
import { world } from '#content/world.ts'
import { MissionKind, MissionPeriod } from '#schema/enums.generated.ts'
import { checkReachable, missionsOf, mostTimes, outOfReach } from './reachable.ts'

const asks = (mission: Pick<MissionSeed, 'kind' | 'period' | 'goal'>): World => ({
  ...world,
  laterMissions: [],
  backstage: { ...world.backstage!, missions: [] },
  stepSeason: { ...world.stepSeason!, missions: [] },
  missions: [{ slug: 'new', reward: { kind: 'COIN', amount: 1 }, ...mission }],
})

test('the content asks for nothing that nobody can come to', () => {
  expect(missionsOf(world).length).toBeGreaterThan(15)
  expect(checkReachable()).toEqual([])
})

describe.each(MissionKind)('%s', (kind) => {
  it.each(MissionPeriod)('is asked for as often as it can be done, and no more: %s', (period) => {
    const most = mostTimes[kind](period, world)
    const goals = Number.isFinite(most) ? [most, most + 1] : [1, 1_000]
    const refused = goals.map((goal) => outOfReach(asks({ kind, period, goal })).length)
    expect(refused).toEqual(Number.isFinite(most) ? [0, 1] : [0, 0])
  })
})

test.each([
  ['LOGGED_IN', 'DAILY', 1],
  ['LOGGED_IN', 'WEEKLY', 7],
  ['CASUAL_GAME_PLAY', 'MONTHLY', 28],
  ['PASSIVE_COMMENT', 'DAILY', 10],
  ['PASSIVE_POST_LIKE', 'WEEKLY', 70],
  ['COMMUNITY_REGISTRATION', 'ONCE', 1],
  ['COMMUNITY_REGISTRATION', 'WEEKLY', 0],
  ['REFERRAL_CODE', 'ONCE', 10],
  ['REFERRAL_CODE', 'MONTHLY', 0],
  ['PUSH_NOTIFICATION', 'ONCE', 0],
] as const)('%s, %s: at most %i', (kind, period, most) => {
  expect(mostTimes[kind](period, world)).toBe(most)
})
