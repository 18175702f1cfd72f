import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { wholeWeight } from '#rules/draws/odds.ts'
import { prizesOf, loadMachine } from './machines.ts'
import { changeOdds, publish } from './publishing.ts'
import { treasureMachine, treasurePrize } from './tables.ts'
import { cardsAlone, openTreasureFixture, people } from './testing.ts'
import { variantOf } from './variants.ts'

let hall: Awaited<ReturnType<typeof openTreasureFixture>>
beforeAll(async () => {
  hall = await openTreasureFixture()
})
afterAll(() => hall.close())

/** The variants of a machine's prizes, as a guest is told them now, by the prizes' ids. */
async function variants(machineId: string): Promise<Record<string, string>> {
  const context = hall.as(null)
  const machine = await loadMachine(context, machineId)
  const prizes = await prizesOf(context, machine!)
  const told = await Promise.all(
    prizes.map(async (prize) => [prize.id, await variantOf(context, prize)] as const),
  )
  return Object.fromEntries(told)
}

it('tells which prizes pity brings, by the odds that are in effect and no others', async () => {
  const { id, prizes } = await hall.machine({ odds: cardsAlone })
  const { s, a, b, piece } = prizes
  const ranked = { [a]: 'RANK', [b]: 'RANK', [piece]: 'RANK' }
  expect(await variants(id)).toMatchObject({ ...ranked, [s]: 'PITY' })

  const odds = cardsAlone(prizes)
  const later = new Date(hall.now().getTime() + 60_000)
  await hall.db.transaction((transaction) =>
    changeOdds(transaction, {
      machineId: id,
      people,
      at: hall.now(),
      effectiveAt: later,
      odds: { ...odds, top: [s, a], pity: { table: [{ prize: a, weight: wholeWeight }], at: 50 } },
    }),
  )
  expect(await variants(id)).toMatchObject({ [s]: 'PITY', [a]: 'RANK' })
  hall.pass(61)
  expect(await variants(id)).toMatchObject({ [s]: 'RANK', [a]: 'PITY' })
})

it('promises nothing but the rank in a box, which has no pity', async () => {
  const { id, prizes } = await hall.machine({ box: { s: 1, b: 5 } })
  expect(await variants(id)).toMatchObject({ [prizes.s]: 'RANK', [prizes.b]: 'RANK' })
})

it('tells a blank as one, and opens no machine that sells it', async () => {
  const { id, prizes } = await hall.machine({ box: { b: 5 } })
  await hall.db
    .update(treasurePrize)
    .set({ kind: 'BLANK', thingId: null })
    .where(eq(treasurePrize.id, prizes.b))
  expect(await variants(id)).toMatchObject({ [prizes.b]: 'BLANK' })
  const closed = { publishedAt: null, boxRoot: null, boxSize: null }
  await hall.db.update(treasureMachine).set(closed).where(eq(treasureMachine.id, id))
  await expect(
    hall.db.transaction((transaction) =>
      publish(transaction, { machineId: id, people, at: hall.now(), box: { [prizes.b]: 5 } }),
    ),
  ).rejects.toThrow(/PAID_BLANK/)
})
