import { afterAll, beforeAll, expect, it } from 'vitest'
import { community } from '../community/tables.ts'
import { openOperationsFixture } from '../operations/testing.ts'
import { claimSupporterRankReward } from './claiming.ts'
import { ranksOf } from './service.ts'
import { openSeasonOf } from './testing.ts'

let desk: Awaited<ReturnType<typeof openOperationsFixture>>
let communityId: string
beforeAll(async () => {
  desk = await openOperationsFixture()
  communityId = (await desk.db.select().from(community))[0]!.id
})
afterAll(() => desk.close())

const its = () => openSeasonOf({ ...desk, communityId })

it('yen bring points, what coins pay brings none, and a refund takes them back', async () => {
  const fan = await desk.adult()
  const id = await desk.pack()
  const order = await desk.bought(fan, id, 980)
  expect(await its().points(fan)).toBe(9)
  await desk.refund(order, { amountYen: 300 })
  expect(await its().points(fan)).toBe(6)
  const whole = await desk.bought(fan, id, 980)
  expect(await its().points(fan)).toBe(16)
  await desk.refund(whole)
  expect(await its().points(fan)).toBe(6)
})

it('a chargeback takes them back, and no reward is reached by what went back', async () => {
  const fan = await desk.adult()
  const id = await desk.item({ kind: 'DIGITAL', priceYen: 3000 })
  const order = await desk.bought(fan, id, 3000)
  const season = await its().season()
  const [rank] = await ranksOf(desk.as(fan), season)
  expect(await its().points(fan)).toBe(30)
  await desk.chargeBack(order)
  expect(await its().points(fan)).toBe(0)
  expect(
    await claimSupporterRankReward(desk.as(fan), {
      seasonId: season.id,
      rewardId: rank!.rewards[0]!.id,
    }),
  ).toMatchObject({ code: 'INCOMPLETE' })
})
