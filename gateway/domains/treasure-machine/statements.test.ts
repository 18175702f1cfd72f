import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { wholeWeight } from '#rules/draws/odds.ts'
import { drawOf, openTreasureFixture } from './testing.ts'

let hall: Awaited<ReturnType<typeof openTreasureFixture>>
const sent = vi.spyOn(pg.Client.prototype, 'query')
beforeAll(async () => {
  hall = await openTreasureFixture()
})
afterAll(() => hall.close())

/** Each is a round trip under the fan's lock, from BEGIN to COMMIT: one that grows is a cost for every draw. */
it.each(['ONE', 'TEN'] as const)('asks as often for %s as for any other', async (offer) => {
  const { id } = await hall.machine({
    odds: ({ b }) => ({
      base: [{ prize: b, weight: wholeWeight }],
      guarantee: null,
      pity: null,
      top: [b],
    }),
  })
  const fan = await hall.drawer(id, 6_000)
  await hall.draw(fan, id, offer)
  sent.mockClear()
  const draw = drawOf(await hall.draw(fan, id, offer))
  expect(sent.mock.calls).toHaveLength(12)
  // Told without being read again, and as it lies there.
  expect(draw).toEqual((await hall.draws(fan)).find(({ id: each }) => each === draw.id))
})
