import { afterAll, beforeAll, expect, it } from 'vitest'
import { convertPoints } from './points.ts'
import { drawOf, openTreasureFixture } from './testing.ts'

let hall: Awaited<ReturnType<typeof openTreasureFixture>>
beforeAll(async () => {
  hall = await openTreasureFixture()
})
afterAll(() => hall.close())

const day = 24 * 3600
const inDays = (days: number) => new Date(hall.now().getTime() + days * day * 1_000)
const convert = () => convertPoints(hall.as(null))

it('makes points into as many coins two weeks after the machine’s end, once, however many gateways do it', async () => {
  const { id, prizes } = await hall.machine({ endsAt: inDays(1) })
  const open = await hall.machine()
  const fan = await hall.drawer(id, 300)
  drawOf(await hall.draw(fan, id))
  await hall.giveOf(fan, `GACHA_POINT:${id}`, 230)
  await hall.giveOf(fan, `GACHA_POINT:${open.id}`, 7)
  const coins = (await hall.coinsOf(fan)).free

  hall.pass(14 * day)
  await convert()
  expect(await hall.has(fan, `GACHA_POINT:${id}`)).toBe(231)
  drawOf(await hall.redeem(fan, id, prizes.s))

  hall.pass(2 * day)
  expect(await hall.redeem(fan, id, prizes.s)).toMatchObject({ code: 'ENDED' })
  await Promise.all([convert(), convert(), convert()])
  expect(await hall.has(fan, `GACHA_POINT:${id}`)).toBe(0)
  expect((await hall.coinsOf(fan)).free).toBe(coins + 31)
  await convert()
  expect((await hall.coinsOf(fan)).free).toBe(coins + 31)
  // One that goes on keeps its points.
  expect(await hall.has(fan, `GACHA_POINT:${open.id}`)).toBe(7)
  expect(await hall.faults()).toEqual([])
})
