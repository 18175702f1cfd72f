import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { dayInJapan } from '#rules/day.ts'
import { newId } from '../../platform/ids.ts'
import { audit } from '../../platform/database/audit.ts'
import { openCommunity } from '../chat/testing.ts'
import { createChatMessage } from '../chat/sending.ts'
import { stampToday } from '../check-in/service.ts'
import { badge, ownedBadge } from '../collection/tables.ts'
import { balancesOf, grant } from '../ledger/service.ts'
import { claimMissions, roundId } from './claiming.ts'
import { invariants } from './invariants.ts'
import { countByDay, daysByKind } from './kinds/kinds.ts'
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
    channelId: stage.channelId(channel),
    text: 'こんばんは',
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

  it('without a period is counted up to its goal, and no more once it is received', async () => {
    const fan = await stage.fan()
    const community = { communityId: stage.communityId, joinedAt: new Date() }
    for (const _ of [1, 2, 3]) await write(fan)
    const always = { from: '2020-01-01', to: '2999-12-31', fanId: fan, ...community }
    const counted = async (most?: number) => {
      const asked = { kind: 'CHAT_ROOM_POST' as const, of: { ...always, most } }
      const [byDay] = await countByDay(stage.db, [asked])
      return [...byDay!.values()].reduce((sum, each) => sum + each, 0)
    }
    expect([await counted(2), await counted(9), await counted()]).toEqual([2, 3, 3])
    expect(await round(fan, 'once-talk')).toMatchObject({ progress: 1, standing: 'DONE' })
    expect(await round(fan, 'monthly-talk')).toMatchObject({ progress: 3 })
    await claim(fan, await idOf(fan, 'once-talk'))
    const asked = vi.spyOn(daysByKind, 'CHAT_ROOM_POST')
    expect(await round(fan, 'once-talk')).toMatchObject({ progress: 1, standing: 'CLAIMED' })
    expect(await round(fan, 'monthly-talk')).toMatchObject({ progress: 3 })
    for (const [, { from }] of asked.mock.calls) expect(from).not.toBe(always.from)
    asked.mockRestore()
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
      __typename: 'MissionRewardError',
      code: 'INCOMPLETE',
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

  it('that was received in time stays received, and what is asked for beside it is given', async () => {
    const fan = await stage.fan()
    await stamp(fan)
    const received = await idOf(fan, 'daily-stamp')
    expect(await claim(fan, received)).toMatchObject({ coins: 5 })
    days(8)
    await stamp(fan)
    expect(await claim(fan, received)).toMatchObject({ coins: 0 })
    expect(await claim(fan, received, await idOf(fan, 'daily-stamp'))).toMatchObject({ coins: 5 })
  })

  it('can be a ticket that fills stamina up', async () => {
    const fan = await stage.fan()
    await stamp(fan)
    expect(await claim(fan, await idOf(fan, 'once-stamp'))).toMatchObject({ coins: 0, tickets: 1 })
    const balances = await balancesOf(stage.db, fan, stage.as(null).now())
    expect(balances.get('TICKET:stamina')).toMatchObject({ free: 1, paid: 0 })
    expect(await audit(stage.ownerUrl, invariants)).toEqual(
      invariants.map(({ name }) => ({ name, violations: [] })),
    )
  })

  it('can be a badge', async () => {
    const fan = await stage.fan()
    const [thing] = await stage.db.select().from(badge).limit(1)
    await stage.db.insert(mission).values({
      id: newId('mission'),
      communityId: stage.communityId,
      slug: 'a-badge',
      position: 99,
      kind: 'COMMUNITY_REGISTRATION',
      period: 'ONCE',
      goal: 1,
      rewardKind: 'PROFILE_BADGE',
      rewardAmount: 1,
      rewardThingId: thing!.id,
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

it('gives a day’s reward under no other day’s name', async () => {
  const fan = await stage.fan()
  const today = new Date(stage.as(null).now())
  const first = Date.UTC(today.getUTCFullYear() + 1, 2, 1, 3)
  stage.pass((first - today.getTime()) / 1000)
  for (const _ of [1, 2, 3]) await write(fan)
  const id = await idOf(fan, 'daily-talk')
  expect(id).toMatch(/-03-01$/)
  // Days that no February has, and that `Date` takes for the first of March and after.
  for (const day of ['02-29', '02-30', '02-31'])
    expect(await claim(fan, id.replace('03-01', day))).toMatchObject({
      __typename: 'NotFoundError',
    })
  expect(await claim(fan, id)).toMatchObject({ coins: 10 })
})

it('gave what it promised then, whatever it promises now', async () => {
  const fan = await stage.fan()
  await write(fan)
  const { mission: talk } = await round(fan, 'once-talk')
  await claim(fan, await idOf(fan, 'once-talk'))
  const promise = (rewardAmount: number) =>
    stage.db.update(mission).set({ rewardAmount }).where(eq(mission.id, talk.id))
  await promise(70)
  expect(await audit(stage.ownerUrl, invariants)).toEqual(
    invariants.map(({ name }) => ({ name, violations: [] })),
  )
  await promise(talk.rewardAmount)
})

it('keeps its promises, and an audit sees where one is broken', async () => {
  const broken = async () =>
    (await audit(stage.ownerUrl, invariants)).map(({ violations }) => violations.length)
  expect(await broken()).toEqual([0, 0, 0, 0, 0])
  const fan = await stage.fan()
  const had = async (slug: string, key?: string) => {
    const { mission: each, round: of } = await round(fan, slug)
    const { rewardKind, rewardAmount, rewardThingId } = each
    await stage.db.insert(missionClaim).values({
      fanId: fan,
      missionId: each.id,
      round: key ?? of.key,
      at: new Date(),
      rewardKind,
      rewardAmount,
      rewardThingId,
    })
    return each.id
  }
  const gone = (missionId: string) =>
    stage.db
      .delete(missionClaim)
      .where(and(eq(missionClaim.fanId, fan), eq(missionClaim.missionId, missionId)))
  const coinsOf = await had('once-talk')
  expect(await broken()).toEqual([1, 0, 0, 0, 0])
  await gone(coinsOf)
  const ticketsOf = await had('weekly-game')
  expect(await broken()).toEqual([1, 0, 0, 0, 0])
  await gone(ticketsOf)
  const { mission: other } = await round(fan, 'a-badge')
  await had('a-badge')
  expect(await broken()).toEqual([0, 1, 0, 0, 0])
  await gone(other.id)
  // Coins that came for no claim.
  await stage.db.transaction((transaction) =>
    grant(transaction, {
      key: `mission:${coinsOf}:once:${fan}`,
      reason: 'MISSION',
      reference: coinsOf,
      at: stage.as(null).now(),
      lots: [{ ownerId: fan, asset: 'COIN', class: 'FREE', amount: 50, expiry: { afterDays: 1 } }],
    }),
  )
  expect(await broken()).toEqual([0, 0, 0, 1, 0])
})

it.each([
  { kind: 'LOGGED_IN', period: 'DAILY', goal: 2 },
  { kind: 'CASUAL_GAME_PLAY', period: 'WEEKLY', goal: 8 },
  { kind: 'LOGGED_IN', period: 'MONTHLY', goal: 29 },
  { kind: 'PASSIVE_POST_LIKE', period: 'DAILY', goal: 11 },
  { kind: 'COMMUNITY_REGISTRATION', period: 'WEEKLY', goal: 1 },
  { kind: 'NFT_COLLECTION', period: 'ONCE', goal: 1000 },
] as const)(
  'is held by the audit to what can be done: $goal of $kind, $period',
  async ({ kind, period, goal }) => {
    const [first] = await stage.db.select().from(mission).limit(1)
    const id = newId('mission')
    const plant = (slug: string, asked: number) =>
      stage.db.insert(mission).values({
        ...first!,
        id,
        slug,
        kind,
        period,
        goal: asked,
        rewardKind: 'COIN',
        rewardThingId: null,
      })
    await plant(`too-much-${id}`, goal)
    const found = (await audit(stage.ownerUrl, invariants)).at(-1)!
    await stage.db.delete(mission).where(eq(mission.id, id))
    expect(found.violations.map(({ what }) => what)).toEqual([expect.stringContaining(id)])
  },
)
