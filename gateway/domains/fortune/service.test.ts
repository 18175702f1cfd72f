import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '#rules/day.ts'
import { openCommunity } from '../chat/testing.ts'
import { openedOn, openFortune, viewerFortuneDay } from './service.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => (stage = await openCommunity()))
afterAll(() => stage.close())

/** A fan at an instant, in a request of their own. */
const at = (userId: string | null, instant?: Date) => ({
  ...stage.as(userId),
  ...(instant && { now: () => instant }),
})
const evening = new Date('2026-11-20T14:59:59.000Z')
const midnight = new Date('2026-11-20T15:00:00.000Z')

async function open(userId: string | null, instant?: Date) {
  const context = at(userId, instant)
  const payload = await openFortune(context, { communityId: stage.communityId })
  return payload.__typename === 'OpenFortuneSuccess' ? openedOn(context, payload.day) : payload
}
async function todays(userId: string, instant: Date) {
  const context = at(userId, instant)
  const day = await viewerFortuneDay(context, stage.communityId)
  return day && { day: day.day, fortune: await openedOn(context, day) }
}

it('is one a day, the same however often and from however many screens it is opened', async () => {
  const fan = await stage.fan()
  expect(await todays(fan, evening)).toEqual({ day: '2026-11-20', fortune: null })
  const opened = await Promise.all(Array.from({ length: 8 }, () => open(fan, evening)))
  expect(opened[0]).toMatchObject({ luck: expect.any(String), text: { ja: expect.any(String) } })
  for (const each of opened) expect(each).toEqual(opened[0])
  expect(await todays(fan, evening)).toEqual({ day: '2026-11-20', fortune: opened[0] })
})

it('is another one from Japan’s midnight on', async () => {
  const fan = await stage.fan()
  await open(fan, evening)
  expect(await todays(fan, midnight)).toEqual({ day: '2026-11-21', fortune: null })
  expect(await open(fan, midnight)).not.toEqual(await open(fan, evening))
  expect(await open(fan, addDays(midnight, 1))).toMatchObject({ slug: expect.any(String) })
})

it('is for who has joined', async () => {
  expect(await open(null)).toMatchObject({ __typename: 'UnauthenticatedError' })
  const stranger = await stage.fan({ hasJoined: false })
  expect(await open(stranger)).toMatchObject({ __typename: 'NotJoinedError' })
  expect(await viewerFortuneDay(stage.as(stranger), stage.communityId)).toBeNull()
  expect(await viewerFortuneDay(stage.as(null), stage.communityId)).toBeNull()
  const fan = await stage.fan()
  const elsewhere = await openFortune(stage.as(fan), { communityId: 'community_nope' })
  expect(elsewhere).toMatchObject({ __typename: 'NotFoundError' })
})
