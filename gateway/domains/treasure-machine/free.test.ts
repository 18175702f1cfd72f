import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { wholeWeight } from '#rules/draws/odds.ts'
import { verifyDraw } from '#rules/draws/verify.ts'
import { viewerOffers } from './offers.ts'
import { loadMachine } from './machines.ts'
import { treasureMachine, treasurePick } from './tables.ts'
import { drawOf, free, openTreasureFixture } from './testing.ts'
import type { NewMachine } from './testing.machines.ts'

let hall: Awaited<ReturnType<typeof openTreasureFixture>>
beforeAll(async () => {
  hall = await openTreasureFixture()
})
afterAll(() => hall.close())

const fifty = Array.from({ length: 50 }, (_, at) => at)
/** Nothing comes of it but nothing. */
const blankAlone: NewMachine = {
  ...free,
  odds: ({ blank }) => ({
    base: [{ prize: blank, weight: wholeWeight }],
    guarantee: null,
    pity: null,
    top: [],
  }),
}
const draw = (fan: string, id: string, requestId?: string) =>
  hall.draw(fan, id, 'FREE', { freeCoins: null, ...(requestId && { requestId }) })

it('takes nothing and brings nothing, written down and proven as any other draw', async () => {
  const { id, prizes } = await hall.machine(blankAlone)
  const fan = await hall.drawer(id, 500)
  const drawn = drawOf(await draw(fan, id))
  expect(drawn).toMatchObject({ transferId: null, free: 0, paid: 0, tickets: 0, points: 0 })
  expect(await hall.picks(fan, drawn)).toMatchObject([
    { prizeId: prizes.blank, isNew: false, tableName: 'BASE' },
  ])
  expect(await hall.coinsOf(fan)).toMatchObject({ free: 0, paid: 500 })
  expect(await hall.cards(fan)).toEqual([])
  expect((await hall.draws(fan)).map((each) => each.id)).toEqual([drawn.id])

  await hall.seed(fan, id, 'd2'.repeat(32))
  const evidence = await hall.evidence(fan, drawn)
  expect(verifyDraw(evidence).map(({ outcome }) => outcome)).toEqual(
    Array.from({ length: 5 }, () => 'HOLDS'),
  )
  const { receipt } = evidence
  const forged = { ...receipt, picks: [{ prize: prizes.s, table: 'BASE' as const }] }
  expect(verifyDraw({ ...evidence, receipt: forged }).at(-1)).toMatchObject({ outcome: 'FAILS' })
})

it('turns once a day in Japan, and says when the next turn is', async () => {
  const { id } = await hall.machine(blankAlone)
  const fan = await hall.drawer(id, 0)
  const offers = async () => viewerOffers(hall.as(fan), (await loadMachine(hall.as(fan), id))!)
  expect(await offers()).toMatchObject([{ kind: 'FREE', coins: 0, missing: 0, isUsed: false }])
  drawOf(await draw(fan, id, 'first'))
  const midnight = new Date('2026-11-20T15:00:00.000Z')
  expect(await draw(fan, id)).toEqual({
    __typename: 'TreasureMachineErrorResponse',
    code: 'DRAWN_TODAY',
    count: 0,
    retryAt: midnight,
  })
  expect(await offers()).toMatchObject([{ isUsed: true, returnsAt: midnight }])
  // The same request is no second turn.
  drawOf(await draw(fan, id, 'first'))
  const wait = (midnight.getTime() - hall.now().getTime()) / 1000
  hall.pass(wait - 1)
  expect(await draw(fan, id)).toMatchObject({ code: 'DRAWN_TODAY' })
  hall.pass(1)
  drawOf(await draw(fan, id))
  expect(await hall.draws(fan)).toHaveLength(2)
  hall.pass(-wait)
})

it('gives one to fifty that ask at once', async () => {
  const { id } = await hall.machine(blankAlone)
  const fan = await hall.drawer(id, 0)
  const answers = await Promise.all(fifty.map((at) => draw(fan, id, `at-once-${at}`)))
  const drawn = answers.filter((each) => each.__typename === 'DrawTreasureMachineSuccess')
  expect(drawn).toHaveLength(1)
  const others = answers.filter((each) => 'code' in each && each.code === 'DRAWN_TODAY')
  expect(others).toHaveLength(49)
  expect(await hall.draws(fan)).toHaveLength(1)
})

it('sells no turn of a free machine, and gives none of another', async () => {
  const { id } = await hall.machine(blankAlone)
  const paid = await hall.machine()
  const fan = await hall.drawer(id, 9_000)
  await hall.giveOf(fan, 'TICKET:draw', 1)
  for (const offer of ['ONE', 'TEN', 'TICKET', 'DISCOUNT_DRAW_ONE', 'DISCOUNT_DRAW_TEN'] as const)
    expect(await hall.draw(fan, id, offer)).toMatchObject({ __typename: 'NotFoundError' })
  await hall.seed(fan, paid.id)
  expect(await draw(fan, paid.id)).toMatchObject({ __typename: 'NotFoundError', field: 'offer' })
  expect(await hall.draws(fan)).toEqual([])
})

it.each<[string, NewMachine]>([
  ['coins', { priceOne: 300 }],
  ['tickets', { priceOne: 300, takesTickets: true }],
])('is not published with a blank where %s pay', async (_, price) => {
  const before = await hall.db.select().from(treasurePick)
  await expect(hall.machine({ ...blankAlone, ...price })).rejects.toThrow(/PAID_BLANK/)
  expect(await hall.db.select().from(treasurePick)).toEqual(before)
})

it('can’t be sold afterwards by a changed price, nor is it overlooked', async () => {
  const { id } = await hall.machine(blankAlone)
  for (const change of [
    { priceOne: 300 },
    { priceOne: 300, publishedAt: null },
    { priceTen: 500 },
    { takesTickets: true },
    { pointPrice: 200 },
  ])
    await expect(hall.changeMachine(id, change)).rejects.toThrow()
  expect(await hall.faults()).toEqual([])
  // Past all that the database refuses, as nobody but its owner can.
  await hall.asOwner(
    `set session_replication_role = replica; update treasure_machine set price_one = 300 where id = '${id}'`,
  )
  expect((await hall.faults()).map(({ name }) => name)).toEqual([
    'no draw that is paid for can bring nothing',
  ])
  await hall.db.update(treasureMachine).set({ priceOne: 0 }).where(eq(treasureMachine.id, id))
})
