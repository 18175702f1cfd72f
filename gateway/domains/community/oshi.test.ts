import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { startHub } from '../../platform/stream/testing.ts'
import { chooseOshi, talentsOf, viewerMembership } from './service.ts'
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
