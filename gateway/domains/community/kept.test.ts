import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCache } from '../../platform/cache/cache.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { openCommunity } from '../chat/testing.ts'
import { visibleChannels } from '../chat/service.ts'
import { loadUser, updateProfile } from '../user/service.ts'
import { chooseOshi } from './choosing.ts'
import { loadCommunity, talentsOf, viewerMembership } from './service.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let there: GatewayContext['cache']
beforeAll(async () => {
  stage = await openCommunity()
  const { events, now } = stage.as(null)
  there = createCache(events, now)
})
afterAll(() => stage.close())

/** The same run in this gateway, and in another one that has kept rows of its own. */
const gateways = (userId: string) => {
  const here = () => stage.as(userId)
  return [here, () => ({ ...here(), cache: there })]
}

it('shows in every gateway at once that somebody has joined', async () => {
  const fan = await stage.fan({ hasJoined: false })
  const members = async (context: GatewayContext) =>
    (await loadCommunity(context, stage.communityId))!.memberCount
  const before = await members(stage.as(fan))
  for (const gateway of gateways(fan)) {
    expect(await viewerMembership(gateway(), stage.communityId)).toBeNull()
    expect(await members(gateway())).toBe(before)
  }
  await stage.join(fan)
  for (const gateway of gateways(fan)) {
    expect(await viewerMembership(gateway(), stage.communityId)).toMatchObject({ userId: fan })
    expect(await members(gateway())).toBe(before + 1)
  }
})

it('tells of a fan who joins once, however often they ask', async () => {
  const fan = await stage.fan({ hasJoined: false })
  const told = () =>
    stage.published.filter((event) => event.type === 'accessChanged' && event.userId === fan)
  const before = told().length
  await stage.join(fan)
  expect(told()).toHaveLength(before + 1)
  for (let count = 0; count < 5; count += 1) await stage.join(fan)
  expect(told()).toHaveLength(before + 1)
})

it('shows in every gateway at once an oshi and a name that were changed', async () => {
  const fan = await stage.fan()
  for (const gateway of gateways(fan)) {
    expect(await viewerMembership(gateway(), stage.communityId)).toMatchObject({ oshiId: null })
    expect(await loadUser(gateway(), fan)).toMatchObject({ displayName: 'ためし' })
  }
  const [oshi] = await talentsOf(stage.as(fan), stage.communityId)
  await chooseOshi(stage.as(fan), stage.communityId, oshi!.id)
  await updateProfile(stage.as(fan), { displayName: 'あたらしい名前' })
  for (const gateway of gateways(fan)) {
    expect(await viewerMembership(gateway(), stage.communityId)).toMatchObject({ oshiId: oshi!.id })
    expect(await loadUser(gateway(), fan)).toMatchObject({ displayName: 'あたらしい名前' })
  }
})

it('answers another tenant with nothing that one has kept', async () => {
  const fan = await stage.fan()
  const own = stage.as(fan)
  const [talent] = await talentsOf(own, stage.communityId)
  await Promise.all([
    loadCommunity(own, stage.communityId),
    visibleChannels(own, stage.communityId),
  ])
  const other = stage.as(fan, 'other')
  expect(talent).toBeDefined()
  expect(await loadCommunity(other, stage.communityId)).toBeNull()
  expect(await talentsOf(other, stage.communityId)).toEqual([])
  expect(await visibleChannels(other, stage.communityId)).toEqual([])
  expect(await viewerMembership(other, stage.communityId)).toBeNull()
  expect(await loadUser(other, fan)).toBeNull()
})
