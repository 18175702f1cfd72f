import { world } from '#content/world.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCommunity } from '../chat/testing.ts'
import { balancesOf } from '../ledger/service.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

async function coinsOf(fan: string): Promise<number> {
  const balances = await balancesOf(stage.db, fan, stage.as(fan).now())
  return balances.get('COIN')?.free ?? 0
}

it('welcomes whoever joins with free coins, which expire', async () => {
  const fan = await stage.fan()
  expect(await coinsOf(fan)).toBe(world.community.welcomeCoins)
  stage.pass(92 * 24 * 60 * 60)
  expect(await coinsOf(fan)).toBe(0)
})

it('welcomes them with a ticket for their first draw', async () => {
  const fan = await stage.fan()
  const balances = await balancesOf(stage.db, fan, stage.as(fan).now())
  expect(balances.get('TICKET:draw')).toMatchObject({ free: 1, paid: 0 })
})

it('gives them once, however often and at once a fan joins, leaves and comes back', async () => {
  const fan = await stage.fan({ hasJoined: false })
  await Promise.all(Array.from({ length: 10 }, () => stage.join(fan)))
  await stage.leave(fan)
  await stage.join(fan)
  expect(await coinsOf(fan)).toBe(world.community.welcomeCoins)
})
