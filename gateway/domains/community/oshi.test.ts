import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { startHub } from '../../platform/stream/testing.ts'
import { followFan } from '../follow/service.ts'
import { countsOf, isFollowedOnceChosen, statusOf } from '../follow/standing.ts'
import { muteUser } from '../mute/service.ts'
import { notification } from '../notification/tables.ts'
import { chooseOshi } from './choosing.ts'
import { talentsOf, viewerMembership } from './service.ts'
import { community, membership, talent } from './tables.ts'

let stage: Awaited<ReturnType<typeof startHub>>
beforeAll(async () => {
  stage = await startHub()
})
afterAll(() => stage.close())

const choose = (userId: string | null, talentId: string | null) =>
  chooseOshi(stage.as(userId), stage.communityId, talentId)
const oshiOf = async (userId: string) =>
  (await viewerMembership(stage.as(userId), stage.communityId))!.oshiId

/** A talent of another community of the same tenant. */
async function foreignTalent(): Promise<string> {
  const [home] = await stage.db.select().from(community).where(eq(community.id, stage.communityId))
  const [row] = await stage.db.select().from(talent).limit(1)
  const communityId = newId('community')
  await stage.db.insert(community).values({ ...home!, id: communityId, slug: communityId })
  const id = newId('talent')
  await stage.db.insert(talent).values({ ...row!, id, communityId, slug: id })
  return id
}

it('refuses an oshi of another community, one that is none, and a guest’s', async () => {
  const fan = await stage.fan({ hasOshi: true })
  const before = await oshiOf(fan)
  for (const wrong of [await foreignTalent(), newId('talent'), stage.communityId, '__proto__', ''])
    expect(await choose(fan, wrong)).toEqual({ __typename: 'NotFoundError', field: 'talentId' })
  expect(await oshiOf(fan)).toBe(before)
  expect(await choose(null, before)).toEqual({ __typename: 'UnauthenticatedError' })
  const stranger = await stage.fan({ hasJoined: false })
  expect(await choose(stranger, before)).toMatchObject({ __typename: 'NotJoinedError' })
})

/** The performers of the community, each of another talent. */
async function performers() {
  const isTheirs = and(eq(membership.communityId, stage.communityId), eq(membership.role, 'TALENT'))
  return stage.db
    .select({ userId: membership.userId, talentId: membership.oshiId })
    .from(membership)
    .where(isTheirs)
}
const isFollowed = async (fan: string, userId: string) =>
  (await statusOf(stage.as(fan), { communityId: stage.communityId, userId })).isFollowed
const followersOf = async (userId: string) =>
  (await countsOf(stage.as(userId), { communityId: stage.communityId, userId })).followers
/** Whether choosing a talent is said to follow her. */
async function isOffered(fan: string, talentId: string) {
  const talents = await talentsOf(stage.as(fan), stage.communityId)
  const row = talents.find(({ id }) => id === talentId)!
  return isFollowedOnceChosen(stage.as(fan), row)
}

it('follows her by it, once, and goes on to follow whom the fan had before', async () => {
  const fan = await stage.fan()
  const [first, second] = await performers()
  const before = await followersOf(first!.userId)
  expect(await isOffered(fan, first!.talentId!)).toBe(true)
  await Promise.all(Array.from({ length: 10 }, () => choose(fan, first!.talentId)))
  expect(await followersOf(first!.userId)).toBe(before + 1)
  expect(await isOffered(fan, first!.talentId!)).toBe(false)
  expect(await isFollowed(fan, second!.userId)).toBe(false)
  await choose(fan, second!.talentId)
  await choose(fan, null)
  for (const { userId } of [first!, second!]) expect(await isFollowed(fan, userId)).toBe(true)
  const told = await stage.db
    .select()
    .from(notification)
    .where(and(eq(notification.actorId, fan), eq(notification.fanId, first!.userId)))
  expect(told.map(({ kind }) => kind)).toEqual(['FOLLOW'])
})

it('lets a fan stop, and follows anew where they choose her anew', async () => {
  const fan = await stage.fan()
  const [her] = await performers()
  await choose(fan, her!.talentId)
  const { communityId } = stage
  await followFan(stage.as(fan), { communityId, userId: her!.userId, isFollowed: false })
  expect([await oshiOf(fan), await isFollowed(fan, her!.userId)]).toEqual([her!.talentId, false])
  await choose(fan, her!.talentId)
  expect(await isFollowed(fan, her!.userId)).toBe(true)
})

it('follows nobody over a block, whoever blocks, nor says so; she is the oshi all the same', async () => {
  const [blocking, blocked] = [await stage.fan(), await stage.fan()]
  const [her] = await performers()
  await muteUser(stage.as(blocking), { userId: her!.userId, mute: 'BLOCKED' })
  await muteUser(stage.as(her!.userId), { userId: blocked, mute: 'BLOCKED' })
  for (const fan of [blocking, blocked]) {
    expect(await isOffered(fan, her!.talentId!)).toBe(false)
    expect(await choose(fan, her!.talentId)).toMatchObject({ __typename: 'ChooseOshiSuccess' })
    expect([await oshiOf(fan), await isFollowed(fan, her!.userId)]).toEqual([her!.talentId, false])
  }
})

it('follows nobody where the choice is not taken', async () => {
  const stranger = await stage.fan({ hasJoined: false })
  const [her] = await performers()
  await choose(stranger, her!.talentId)
  expect(await isFollowed(stranger, her!.userId)).toBe(false)
})

it('leaves a performer who they are', async () => {
  const performer = await stage.fan()
  const [own, colleague] = await talentsOf(stage.as(performer), stage.communityId)
  await choose(performer, own!.id)
  const { communityId } = stage
  await stage.db
    .update(membership)
    .set({ role: 'TALENT' })
    .where(and(eq(membership.communityId, communityId), eq(membership.userId, performer)))
  for (const other of [colleague!.id, null])
    expect(await choose(performer, other)).toEqual({
      __typename: 'NotFoundError',
      field: 'talentId',
    })
  expect(await choose(performer, own!.id)).toMatchObject({ __typename: 'ChooseOshiSuccess' })
  expect(await oshiOf(performer)).toBe(own!.id)
})

const chosen = `subscription O($userId: ID!) { oshiChosen(userId: $userId) {
  membership { oshi { id } } } }`

it('is told to all devices of the fan, and to nobody else', async () => {
  const [fan, other] = [await stage.fan(), await stage.fan()]
  const [first, second] = await talentsOf(stage.as(fan), stage.communityId)
  const devices = [await stage.open(fan), await stage.open(fan)]
  for (const device of devices)
    expect((await device.start('oshi', chosen, { userId: fan })).status).toBe(202)
  const foreign = await stage.open(other)
  await foreign.start('theirs', chosen, { userId: fan })
  await foreign.start('own', chosen, { userId: other })
  await choose(fan, first!.id)
  for (const { received } of devices)
    await expect.poll(() => JSON.stringify(received)).toContain(first!.id)
  await choose(other, second!.id)
  await expect.poll(() => JSON.stringify(foreign.received)).toContain(second!.id)
  expect(JSON.stringify(foreign.received)).not.toContain(first!.id)
})
