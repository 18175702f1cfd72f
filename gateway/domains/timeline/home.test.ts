import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openCommunity } from '../chat/testing.ts'
import { chooseOshi } from '../community/choosing.ts'
import { membership } from '../community/tables.ts'
import { followFan } from '../follow/service.ts'
import { follow } from '../follow/tables.ts'
import { muteUser } from '../mute/service.ts'
import { post } from '../post/tables.ts'
import { deletePost } from '../post/writing.ts'
import { newReferralCode } from '../user/referral.ts'
import { user } from '../user/tables.ts'
import { homeTimelineOf, newPostCountOf } from './home.ts'
import { setTimelineSource } from './own.ts'

describe('the home timeline', () => {
  let stage: Awaited<ReturnType<typeof openCommunity>>
  let talentUser: { userId: string; oshiId: string | null }
  let staffId: string
  beforeAll(async () => {
    stage = await openCommunity()
    const ofRole = (role: 'TALENT' | 'STAFF') =>
      stage.db.select().from(membership).where(eq(membership.role, role))
    talentUser = (await ofRole('TALENT'))[0]!
    staffId = (await ofRole('STAFF'))[0]!.userId
  })
  afterAll(() => stage.close())

  let written = 0
  const write = async (authorId: string) => {
    stage.pass(60)
    written += 1
    const id = newId('post')
    await stage.db.insert(post).values({
      id,
      communityId: stage.communityId,
      authorId,
      text: `${written}`,
      postedAt: now(),
      idempotencyKey: `k${written}`,
    })
    return id
  }
  const now = () => stage.as(null).now()
  const page = (fanId: string | null, args: { first?: number; after?: string | null } = {}) =>
    homeTimelineOf(stage.as(fanId), stage.communityId, args)
  const ids = async (fanId: string | null, first = 20) =>
    (await page(fanId, { first })).edges.map(({ node }) => node.id)
  const all = async (fanId: string, size: number) => {
    const found: string[] = []
    let after: string | null = null
    for (;;) {
      const { edges, pageInfo }: Awaited<ReturnType<typeof page>> = await page(fanId, {
        first: size,
        after,
      })
      found.push(...edges.map(({ node }) => node.id))
      if (!pageInfo.hasNextPage) return found
      after = pageInfo.endCursor
    }
  }
  const set = (fanId: string, source: 'FOLLOWED' | 'OSHI' | 'OFFICIAL', isOn: boolean) =>
    setTimelineSource(stage.as(fanId), { communityId: stage.communityId, source, isOn })
  const follows = (fanId: string, userId: string, isFollowed = true) =>
    followFan(stage.as(fanId), { communityId: stage.communityId, userId, isFollowed })
  /** A fan who sees nothing but whom they follow. */
  const reader = async () => {
    const id = await stage.fan()
    await set(id, 'OFFICIAL', false)
    return id
  }
  const newest = async (fanId: string) => (await page(fanId)).edges[0]!.cursor
  const countOf = (fanId: string, since: string, timeline: 'HOME' | 'COMMUNITY' = 'HOME') =>
    newPostCountOf(stage.as(fanId), { fanId, communityId: stage.communityId }, { timeline, since })

  it('holds one’s own posts and those of whom one follows, the newest first, as long as one does', async () => {
    const [fan, friend, stranger] = [await reader(), await stage.fan(), await stage.fan()]
    expect(await ids(fan)).toEqual([])
    const [first, , own] = [await write(friend), await write(stranger), await write(fan)]
    await follows(fan, friend)
    const last = await write(friend)
    expect(await ids(fan)).toEqual([last, own, first])
    await follows(fan, friend, false)
    expect(await ids(fan)).toEqual([own])
  })

  it('is nobody’s where a guest asks', async () => {
    await write(staffId)
    expect(await ids(null)).toEqual([])
  })

  it('holds the house’s and the oshi’s, as the fan chooses', async () => {
    const fan = await stage.fan()
    const [byTalent, byStaff] = [await write(talentUser.userId), await write(staffId)]
    expect((await ids(fan)).slice(0, 2)).toEqual([byStaff, byTalent])
    await set(fan, 'OFFICIAL', false)
    expect(await ids(fan)).toEqual([])
    await chooseOshi(stage.as(fan), stage.communityId, talentUser.oshiId)
    // Choosing follows her too.
    await follows(fan, talentUser.userId, false)
    expect((await ids(fan))[0]).toBe(byTalent)
    expect(await ids(fan)).not.toContain(byStaff)
    await set(fan, 'OSHI', false)
    expect(await ids(fan)).toEqual([])
    await follows(fan, staffId)
    expect((await ids(fan))[0]).toBe(byStaff)
    await set(fan, 'FOLLOWED', false)
    expect(await ids(fan)).toEqual([])
    await Promise.all([set(fan, 'FOLLOWED', true), set(fan, 'OSHI', true)])
    expect((await ids(fan)).slice(0, 2)).toEqual([byStaff, byTalent])
  })

  it('holds nothing of a block, on either side, and nothing that was taken away', async () => {
    const [fan, friend] = [await stage.fan(), await stage.fan()]
    await follows(fan, friend)
    const [gone, kept] = [await write(friend), await write(friend)]
    await deletePost(stage.as(friend), { postId: gone, isDeleted: true })
    expect(await ids(fan)).toContain(kept)
    expect(await ids(fan)).not.toContain(gone)
    await muteUser(stage.as(friend), { userId: fan, mute: 'BLOCKED' })
    expect(await ids(fan)).not.toContain(kept)
    // The house is followed by nobody’s doing: a block keeps it away all the same.
    const byStaff = await write(staffId)
    expect(await ids(fan)).toContain(byStaff)
    await muteUser(stage.as(fan), { userId: staffId, mute: 'BLOCKED' })
    expect(await ids(fan)).not.toContain(byStaff)
  })

  it('goes on page by page without a gap or a double, also where several wrote at one moment', async () => {
    const fan = await reader()
    const friends = await Promise.all([1, 2, 3].map(() => stage.fan()))
    for (const friend of friends) await follows(fan, friend)
    const made: string[] = []
    for (let round = 0; round < 9; round++) {
      const at = now()
      for (const friend of friends) {
        const id = await write(friend)
        await stage.db
          .update(post)
          .set({ postedAt: at })
          .where(and(eq(post.id, id)))
        made.push(id)
      }
    }
    const found = await all(fan, 4)
    expect(new Set(found)).toEqual(new Set(made))
    expect(found).toHaveLength(made.length)
    expect(await all(fan, 20)).toEqual(found)
  })

  it('is the same for who follows thousands, along the community and author by author', async () => {
    const [fan, lively, quiet] = [await reader(), await stage.fan(), await stage.fan()]
    const old = await write(quiet)
    for (let at = 0; at < 6; at++) await write(await stage.fan())
    await follows(fan, lively)
    await follows(fan, quiet)
    await followMany(fan, 300)
    const own = []
    for (let at = 0; at < 25; at++) own.unshift(await write(lively))
    expect(await ids(fan)).toEqual(own.slice(0, 20))
    expect(await all(fan, 20)).toEqual([...own, old])
    expect(await all(fan, 7)).toEqual([...own, old])
  })

  it('says how many are new, for each timeline, without one’s own and whom one keeps away', async () => {
    const [fan, friend, muted] = [await reader(), await stage.fan(), await stage.fan()]
    await follows(fan, friend)
    await follows(fan, muted)
    await write(friend)
    const since = await newest(fan)
    expect([await countOf(fan, since), await countOf(fan, since, 'COMMUNITY')]).toEqual([0, 0])
    await write(fan)
    await write(friend)
    await write(muted)
    await write(await stage.fan())
    expect([await countOf(fan, since), await countOf(fan, since, 'COMMUNITY')]).toEqual([2, 3])
    await muteUser(stage.as(fan), { userId: muted, mute: 'MUTED' })
    expect([await countOf(fan, since), await countOf(fan, since, 'COMMUNITY')]).toEqual([1, 2])
    expect(await countOf(fan, 'nonsense')).toBe(0)
  })

  it('tells all who listen that somebody posted, and no more than that', async () => {
    const { createPost } = await import('../post/writing.ts')
    const fan = await stage.fan()
    stage.published.length = 0
    const input = { communityId: stage.communityId, text: 'こんばんは', idempotencyKey: 'once' }
    await createPost(stage.as(fan), input)
    // What an earlier test did may be told only now.
    const told = () => stage.published.filter(({ type }) => type === 'postCreated')
    expect(told()).toEqual([{ type: 'postCreated', communityId: stage.communityId }])
    await createPost(stage.as(fan), { ...input, text: '別の文' })
    expect(told()).toHaveLength(1)
  })

  async function followMany(fanId: string, count: number) {
    const [like] = await stage.db.select().from(user).limit(1)
    const many = Array.from({ length: count }, () => newId('user'))
    await stage.db.insert(user).values(
      many.map((id) => ({
        ...like!,
        id,
        phoneNumber: null,
        referralCode: newReferralCode(),
      })),
    )
    await stage.db.insert(follow).values(
      many.map((userId) => ({
        communityId: stage.communityId,
        fanId,
        userId,
        id: newId('follow'),
        followedAt: now(),
      })),
    )
  }
})
