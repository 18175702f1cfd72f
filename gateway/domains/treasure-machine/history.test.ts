import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runDueJobs } from '../../platform/jobs/testing.ts'
import { loadDelivery } from '../delivery/service.ts'
import { mailboxOf } from '../user/testing.ts'
import { deliveryOfDraw, seeDraw, viewerUnseen } from './history.ts'
import { loadMachine } from './machines.ts'
import { treasurePrize, type DrawRow } from './tables.ts'
import { drawOf, openTreasureFixture } from './testing.ts'

let hall: Awaited<ReturnType<typeof openTreasureFixture>>
beforeAll(async () => {
  hall = await openTreasureFixture()
})
afterAll(() => hall.close())

const byBox = { oddsVersion: null }

it('keeps a result for its fan until they have seen it', async () => {
  const { id } = await hall.machine({ box: { b: 5 }, priceTen: null })
  const fan = await hall.drawer(id, 600)
  const another = await hall.drawer(id, 0)
  const unseen = async (viewer: string | null) => {
    const context = hall.as(viewer)
    return (await viewerUnseen(context, (await loadMachine(context, id))!))?.id ?? null
  }
  expect(await unseen(fan)).toBeNull()
  const first = drawOf(await hall.draw(fan, id, 'ONE', byBox))
  expect(await unseen(fan)).toBe(first.id)
  expect([await unseen(another), await unseen(null)]).toEqual([null, null])

  // Nobody else can see it away, nor learns that there is one.
  expect(await seeDraw(hall.as(another), first.id)).toMatchObject({ __typename: 'NotFoundError' })
  expect(await seeDraw(hall.as(null), first.id)).toMatchObject({
    __typename: 'UnauthenticatedError',
  })
  expect(await unseen(fan)).toBe(first.id)

  hall.pass(1)
  const second = drawOf(await hall.draw(fan, id, 'ONE', byBox))
  expect(await unseen(fan)).toBe(second.id)
  expect(await seeDraw(hall.as(fan), second.id)).toMatchObject({
    __typename: 'SeeTreasureDrawSuccess',
  })
  // The one before it still waits.
  expect(await unseen(fan)).toBe(first.id)
  await seeDraw(hall.as(fan), first.id)
  expect(await unseen(fan)).toBeNull()
})

it('tells by mail of goods that were drawn, once, and leads from the draw to where they go', async () => {
  const { id, prizes } = await hall.machine({ box: { b: 2, a: 1 }, priceTen: null })
  await hall.db
    .update(treasurePrize)
    .set({ kind: 'GOODS', thingId: null, name: { ja: 'サイン色紙', en: 'Signed board' } })
    .where(eq(treasurePrize.id, prizes.b))
  const fan = await hall.drawer(id, 900)
  const mails = await mailboxOf(hall.db, fan, hall.now())
  const draws: DrawRow[] = []
  for (let at = 0; at < 3; at += 1)
    draws.push(drawOf(await hall.draw(fan, id, 'ONE', { ...byBox, requestId: `goods${at}` })))
  // Sent once more, since no answer came: it is the same draw, and no news.
  await hall.draw(fan, id, 'ONE', { ...byBox, requestId: 'goods0' })
  await runDueJobs(hall.queue, hall.as(null))

  const of = async (viewer: string, draw: DrawRow) =>
    (await deliveryOfDraw(hall.as(viewer), draw))?.id ?? null
  const deliveries = (await Promise.all(draws.map((draw) => of(fan, draw)))).flatMap(
    (delivery) => delivery ?? [],
  )
  // The card is the fan's already.
  expect(deliveries).toHaveLength(2)
  const letters = (await mails()).filter(({ body }) => body.includes('サイン色紙 × 1'))
  expect(letters).toHaveLength(2)
  for (const delivery of deliveries) {
    expect(await loadDelivery(hall.as(fan), delivery)).toMatchObject({ state: 'AWAITING_ADDRESS' })
    const letter = letters.find(({ body }) => body.includes(`/store/prize/delivery/${delivery}`))
    expect(letter?.body).toMatch(/お届け先を\d+年\d+月\d+日.*までにご登録ください/)
  }
  const other = await hall.drawer(id, 0)
  expect(await Promise.all(draws.map((draw) => of(other, draw)))).toEqual([null, null, null])
})
