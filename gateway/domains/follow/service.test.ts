import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newReferralCode } from '../user/referral.ts'
import { user } from '../user/tables.ts'
import { openCommunity } from '../chat/testing.ts'
import { muteUser } from '../mute/service.ts'
import { followDays, followFan } from './service.ts'
import { countsOf, statusOf } from './standing.ts'
import { findFollows } from './store.ts'
import { follow } from './tables.ts'

describe('following', () => {
  let stage: Awaited<ReturnType<typeof openCommunity>>
  beforeAll(async () => {
    stage = await openCommunity()
  })
  afterAll(() => stage.close())

  const set = (by: string | null, userId: string, isFollowed = true) =>
    followFan(stage.as(by), { communityId: stage.communityId, userId, isFollowed })
  const of = (userId: string) => ({ communityId: stage.communityId, userId })
  const counts = async (userId: string) => {
    const { followers, following } = await countsOf(stage.as(userId), of(userId))
    return { followers, following }
  }
  const page = { side: 'after', key: undefined, size: 30 } as const
  const listOf = async (fanId: string, direction: 'FOLLOWING' | 'FOLLOWERS') =>
    (await findFollows(stage.db, { communityId: stage.communityId, fanId }, direction, page)).map(
      ({ userId }) => userId,
    )
  const days = async (fanId: string) => {
    const range = { from: '2026-11-01', to: '2026-12-31' }
    const rows = await followDays(stage.db, { fanId, communityId: stage.communityId, ...range })
    return rows.reduce((sum, { times }) => sum + times, 0)
  }
  const pair = async () => [await stage.fan(), await stage.fan()] as const

  it('is for members, of members', async () => {
    const [fan, other] = await pair()
    const outsider = await stage.fan({ hasJoined: false })
    expect(await set(null, other)).toEqual({ __typename: 'UnauthenticatedError' })
    expect(await set(outsider, other)).toMatchObject({ __typename: 'NotJoinedError' })
    expect(await set(fan, outsider)).toMatchObject({ __typename: 'NotFoundError' })
    expect(await set(fan, 'user_01m7xq599hen9r4jeweakzbg5p')).toMatchObject({
      __typename: 'NotFoundError',
    })
    expect(await set(fan, 'nobody')).toMatchObject({ __typename: 'NotFoundError' })
    expect(await set(fan, fan)).toMatchObject({ __typename: 'FollowError', code: 'SELF' })
  })

  it('is said once, however often it is said at once', async () => {
    const [fan, other] = await pair()
    await Promise.all(Array.from({ length: 20 }, () => set(fan, other)))
    expect(await counts(other)).toEqual({ followers: 1, following: 0 })
    expect(await counts(fan)).toEqual({ followers: 0, following: 1 })
    const { isFollowed, isFollower } = await statusOf(stage.as(fan), of(other))
    expect([isFollowed, isFollower]).toEqual([true, false])
    await Promise.all([set(fan, other, false), set(fan, other, false)])
    expect(await counts(other)).toEqual({ followers: 0, following: 0 })
    expect(await set(fan, other, false)).toMatchObject({ __typename: 'FollowFanSuccess' })
  })

  it('is listed for both, the latest first', async () => {
    const [fan, other] = await pair()
    const third = await stage.fan()
    await set(fan, other)
    await set(fan, third)
    await set(third, other)
    expect(await listOf(fan, 'FOLLOWING')).toEqual([third, other])
    expect(await listOf(other, 'FOLLOWERS')).toEqual([third, fan])
    await set(fan, other, false)
    await set(fan, other)
    expect(await listOf(fan, 'FOLLOWING')).toEqual([other, third])
  })

  it('ends with a block, both ways, and does not come back with its end', async () => {
    const [fan, other] = await pair()
    await set(fan, other)
    await set(other, fan)
    await muteUser(stage.as(other), { userId: fan, mute: 'BLOCKED' })
    expect(await counts(fan)).toEqual({ followers: 0, following: 0 })
    expect(await set(fan, other)).toMatchObject({ __typename: 'NotFoundError' })
    expect(await set(other, fan)).toMatchObject({ __typename: 'FollowError', code: 'BLOCKING' })
    await muteUser(stage.as(other), { userId: fan, mute: 'NONE' })
    expect(await counts(fan)).toEqual({ followers: 0, following: 0 })
    expect(await set(fan, other)).toMatchObject({ __typename: 'FollowFanSuccess' })
    // A mute is one-sided and silent: nothing ends by it.
    await muteUser(stage.as(other), { userId: fan, mute: 'MUTED' })
    expect(await counts(other)).toEqual({ followers: 1, following: 0 })
  })

  it('never stands beside a block that is made at once', async () => {
    for (let round = 0; round < 8; round++) {
      const [fan, other] = await pair()
      await Promise.all([
        set(fan, other),
        muteUser(stage.as(other), { userId: fan, mute: 'BLOCKED' }),
      ])
      expect(await counts(fan)).toEqual({ followers: 0, following: 0 })
    }
  })

  it('counts for missions once a member, whatever came of it', async () => {
    const [fan, other] = await pair()
    await set(fan, other)
    await set(fan, other, false)
    await set(fan, other)
    expect(await days(fan)).toBe(1)
    await set(fan, other, false)
    expect(await days(fan)).toBe(1)
  })

  it('has an end at five thousand, for those who come at once too', async () => {
    const [fan, one] = await pair()
    const another = await stage.fan()
    const [like] = await stage.db.select().from(user).limit(1)
    // A statement takes no more parameters than these need.
    for (let start = 0; start < 4999; start += 1000) {
      const size = Math.min(1000, 4999 - start)
      const ids = Array.from({ length: size }, (_, at) => `user_many${start + at}`)
      await stage.db
        .insert(user)
        .values(
          ids.map((id) => ({ ...like!, id, phoneNumber: null, referralCode: newReferralCode() })),
        )
      await stage.db.insert(follow).values(
        ids.map((userId) => ({
          communityId: stage.communityId,
          fanId: fan,
          userId,
          id: `follow_${userId}`,
          followedAt: stage.as(fan).now(),
        })),
      )
    }
    const answers = await Promise.all([set(fan, one), set(fan, another)])
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'FollowError',
      'FollowFanSuccess',
    ])
    expect(await counts(fan)).toMatchObject({ following: 5000 })
  })

  it('rests for an hour after three hundred, and says until when', async () => {
    const [fan, other] = await pair()
    for (let at = 0; at < 300; at++) await set(fan, other)
    expect(await set(fan, other)).toMatchObject({ __typename: 'RateLimitedError' })
    // Letting go is always possible.
    expect(await set(fan, other, false)).toMatchObject({ __typename: 'FollowFanSuccess' })
    stage.pass(61 * 60)
    expect(await set(fan, other)).toMatchObject({ __typename: 'FollowFanSuccess' })
  })
})
