import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCommunity } from '../chat/testing.ts'
import { muteUser } from '../mute/service.ts'
import { user } from '../user/tables.ts'
import { isDemoResident, loadFan } from './service.ts'

describe('a fan’s page', () => {
  let stage: Awaited<ReturnType<typeof openCommunity>>
  let viewer: string
  let fan: string
  beforeAll(async () => {
    stage = await openCommunity()
    viewer = await stage.fan()
    fan = await stage.fan({ hasOshi: true })
  })
  afterAll(() => stage.close())

  const see = (by: string | null, userId = fan, communityId = stage.communityId) =>
    loadFan(stage.as(by), communityId, userId)

  it('is a member’s, for the others and for themselves', async () => {
    expect(await see(viewer)).toMatchObject({ user: { id: fan }, membership: { userId: fan } })
    expect(await see(fan)).toMatchObject({ user: { id: fan } })
  })

  it('is not for guests, and not of whoever is no member', async () => {
    expect(await see(null)).toBeNull()
    expect(await see(viewer, await stage.fan({ hasJoined: false }))).toBeNull()
    expect(await see(viewer, 'user_01m7xq599hen9r4jeweakzbg5p')).toBeNull()
    expect(await see(viewer, 'nobody')).toBeNull()
    expect(await see(viewer, fan, 'community_01m7xq599hen9r4jeweakzbg5p')).toBeNull()
  })

  it('is not there for whom its fan blocks, even where they block each other', async () => {
    const block = (by: string, userId: string, mute: 'NONE' | 'BLOCKED') =>
      muteUser(stage.as(by), { userId, mute })
    await block(fan, viewer, 'BLOCKED')
    expect(await see(viewer)).toBeNull()
    await block(viewer, fan, 'BLOCKED')
    expect(await see(viewer)).toBeNull()
    // Whoever blocks can still let go of it there.
    await block(fan, viewer, 'NONE')
    expect(await see(viewer)).not.toBeNull()
    expect(await see(fan, viewer)).toBeNull()
    await block(viewer, fan, 'NONE')
    expect(await see(fan, viewer)).not.toBeNull()
  })

  it('says of the demo’s people that they are, and of no fan who bears a name of theirs', async () => {
    const [komugi] = await stage.db.select().from(user).where(eq(user.displayName, '終電こむぎ'))
    expect(await isDemoResident(stage.as(viewer), komugi!.id)).toBe(true)
    await stage.db.update(user).set({ displayName: '終電こむぎ' }).where(eq(user.id, fan))
    expect(await isDemoResident(stage.as(viewer), fan)).toBe(false)
  })
})
