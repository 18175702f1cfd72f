import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayInJapan } from '#rules/day.ts'
import { newId } from '../../platform/ids.ts'
import { audit } from '../../platform/database/audit.ts'
import { openCommunity } from '../chat/testing.ts'
import { createChatMessage } from '../chat/sending.ts'
import { stampToday } from '../check-in/service.ts'
import { badge, ownedBadge } from '../collection/tables.ts'
import { balancesOf } from '../ledger/service.ts'
import { claimMissions, roundId } from './claiming.ts'
import { invariants } from './invariants.ts'
import { missedMissions, viewerMissions } from './service.ts'
import { mission, missionClaim } from './tables.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

const days = (count: number) => stage.pass(count * 24 * 60 * 60)
const stamp = (fan: string) => stampToday(stage.as(fan), { communityId: stage.communityId })
async function write(fan: string, channel = 'lobby') {
  stage.pass(10)
  const answer = await createChatMessage(stage.as(fan), {
    ...{ channelId: stage.channelId(channel), text: 'こんばんは' },
    idempotencyKey: newId('message'),
  })
  expect(answer.__typename).toBe('CreateChatMessageSuccess')
}
const now = async (fan: string) => (await viewerMissions(stage.as(fan), stage.communityId)) ?? []
const missed = (fan: string) => missedMissions(stage.as(fan), stage.communityId)
async function round(fan: string, slug: string) {
  const found = (await now(fan)).find((each) => each.mission.slug === slug)
  if (!found) throw new Error(`there is no mission ${slug}`)
  return found
}
const claim = (fan: string | null, ...roundIds: string[]) =>
  claimMissions(stage.as(fan), { communityId: stage.communityId, roundIds })
const idOf = async (fan: string, slug: string) => roundId(await round(fan, slug))
const coins = async (fan: string) =>
  (await balancesOf(stage.db, fan, stage.as(null).now())).get('COIN')!.free
/** Goes to a noon in Japan on the next day of the week, 1 for Monday. */
function goToWeekday(weekday: number) {
  const today = new Date(dayInJapan(stage.as(null).now())).getUTCDay()
  days(((weekday - today + 7) % 7) + 7)
}

describe('progress', () => {
  it('counts what was done in the period, up to the goal, and begins anew with it', async () => {
    const fan = await stage.fan()
    goToWeekday(1)
    expect(await round(fan, 'daily-talk')).toMatchObject({ progress: 0, standing: 'OPEN' })
    for (const _ of [1, 2, 3, 4]) await write(fan)
    expect(await round(fan, 'daily-talk')).toMatchObject({ progress: 3, standing: 'DONE' })
    await stamp(fan)
    days(1)
    await stamp(fan)
    expect(await round(fan, 'daily-talk')).toMatchObject({ progress: 0, standing: 'OPEN' })
    expect(await round(fan, 'weekly-stamp')).toMatchObject({ progress: 2 })
    expect(await round(fan, 'once-talk')).toMatchObject({ progress: 1, standing: 'DONE' })
    expect(await round(fan, 'once-join')).toMatchObject({ standing: 'DONE' })
  })

  it('is the fan’s own', async () => {
    const [fan, other] = [await stage.fan(), await stage.fan()]
    await write(other)
    expect(await round(fan, 'once-talk')).toMatchObject({ progress: 0 })
    expect(await viewerMissions(stage.as(null), stage.communityId)).toBeNull()
    expect(await missed(await stage.fan({ hasJoined: false }))).toEqual([])
  })
})

describe('a reward', () => {
  it('is given once, however often it is asked for at once', async () => {
    const fan = await stage.fan()
    await write(fan)
    const [before, id] = [await coins(fan), await idOf(fan, 'once-talk')]
    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(fan, id)))
    const given = answers.map((each) => ('coins' in each ? each.coins : each.__typename))
    expect(given.toSorted()).toEqual([...Array<number>(49).fill(0), 50])
    expect(await coins(fan)).toBe(before + 50)
    expect(await round(fan, 'once-talk')).toMatchObject({ standing: 'CLAIMED' })
  })

  it('of several comes whole, or none of it', async () => {
    const fan = await stage.fan()
    await write(fan)
    const before = await coins(fan)
    const done = [await idOf(fan, 'once-talk'), await idOf(fan, 'once-join')]
    expect(await claim(fan, ...done, await idOf(fan, 'daily-talk'))).toEqual({
      ...{ __typename: 'MissionRewardError', code: 'INCOMPLETE' },
    })
    expect(await coins(fan)).toBe(before)
    expect(await claim(fan, ...done, ...done)).toMatchObject({ coins: 100, tickets: 0 })
    expect(await coins(fan)).toBe(before + 100)
  })

  it('waits for seven days after its period, and no longer', async () => {
    const fan = await stage.fan()
    await stamp(fan)
    const id = await idOf(fan, 'daily-stamp')
    days(7)
    expect((await missed(fan)).map(roundId)).toContain(id)
    days(1)
    expect((await missed(fan)).map(roundId)).not.toContain(id)
    expect(await claim(fan, id)).toMatchObject({ code: 'EXPIRED' })
    await stamp(fan)
    const next = await idOf(fan, 'daily-stamp')
    days(7)
    expect(await claim(fan, next)).toMatchObject({ coins: 5 })
    expect((await missed(fan)).map(roundId)).not.toContain(next)
  })

  it('can be a badge', async () => {
    const fan = await stage.fan()
    const [thing] = await stage.db.select().from(badge).limit(1)
    await stage.db.insert(mission).values({
      ...{ id: newId('mission'), communityId: stage.communityId, slug: 'a-badge', position: 99 },
      ...{ kind: 'COMMUNITY_REGISTRATION', period: 'ONCE', goal: 1 },
      ...{ rewardKind: 'PROFILE_BADGE', rewardAmount: 1, rewardThingId: thing!.id },
    })
    stage.pass(60)
    expect(await claim(fan, await idOf(fan, 'a-badge'))).toMatchObject({ coins: 0 })
    const owned = await stage.db.select().from(ownedBadge)
    expect(owned).toMatchObject([{ fanId: fan, badgeId: thing!.id }])
  })

  it('is nobody’s who made its address up', async () => {
    const fan = await stage.fan()
    const id = (await round(fan, 'once-join')).mission.id
    const notFound = { __typename: 'NotFoundError', field: 'roundIds' }
    for (const made of ['', 'mission_x_once', `${id}_2026-11-20`, `${id}_`, '__proto__'])
      expect(await claim(fan, made)).toEqual(notFound)
    const daily = (await round(fan, 'daily-stamp')).mission.id
    expect(await claim(fan, `${daily}_2026-99-99`)).toEqual(notFound)
    expect(await claim(fan, `${daily}_2099-01-01`)).toMatchObject({ code: 'EXPIRED' })
    expect(await claim(null, `${id}_once`)).toEqual({ __typename: 'UnauthenticatedError' })
    expect(await claim(await stage.fan({ hasJoined: false }), `${id}_once`)).toMatchObject({
      __typename: 'NotJoinedError',
    })
  })
})

it('keeps its promise, and an audit sees where it is broken', async () => {
  const broken = async () => (await audit(stage.ownerUrl, invariants))[0]!.violations.length
  expect(await broken()).toBe(0)
  const fan = await stage.fan()
  const { mission: each } = await round(fan, 'once-talk')
  await stage.db
    .insert(missionClaim)
    .values({ fanId: fan, missionId: each.id, round: 'once', at: new Date() })
  expect(await broken()).toBe(1)
})
