import { tableBy, type OddsTable } from '#rules/draws/odds.ts'
import { playBox, playOdds } from '#rules/draws/play.ts'
import { chiSquareOf, probabilityOf } from './chiSquare.ts'
import { findOdds } from '../../gateway/domains/treasure-machine/rows.ts'
import { findBox } from '../../gateway/domains/treasure-machine/store.ts'
import { treasureMachine } from '../../gateway/domains/treasure-machine/tables.ts'
import type { Database } from '../../gateway/platform/database/pools.ts'
import { sized } from './size.ts'

const draws = sized(1_000_000, 2_000)

/**
 * A million draws of each of the demo's machines, by its own odds and seeds of the bench: how far what came is from
 * what its table says. `p` is how often a fair machine is at least as far off; it is one of many, so 0.01 may come.
 */
export async function benchFairness(
  db: Database,
  row: (what: string, figures: string) => void,
): Promise<void> {
  const machines = await db.select().from(treasureMachine)
  for (const machine of machines.filter(({ slug, id }) => slug !== id)) {
    const turn = {
      serverSeed: '5e'.repeat(32),
      clientSeed: 'c1'.repeat(32),
      count: 1,
      tenant: 'ouen',
      machine: machine.id,
      drawer: 'd7'.repeat(16),
    }
    const from = performance.now()
    const { table, drawn, of } =
      machine.kind === 'STOCK'
        ? await drawBox(db, machine, turn)
        : await drawOdds(db, machine.id, turn)
    const seconds = (performance.now() - from) / 1_000
    const { chiSquare, degrees } = chiSquareOf(table, drawn)
    row(
      `${draws.toLocaleString('en')} draws at ${machine.slug}`,
      `χ² ${chiSquare.toFixed(2)}, ${degrees} degrees, p ${probabilityOf(chiSquare, degrees).toFixed(3)}; ${of}; ${seconds.toFixed(0)} s`,
    )
  }
}

type Turn = Omit<Parameters<typeof playOdds>[0], 'counter'>
type Drawn = { table: OddsTable; drawn: ReadonlyMap<string, number>; of: string }

/** One after another, as one fan: what pity brings is of another table, and not counted. */
async function drawOdds(db: Database, machineId: string, turn: Turn): Promise<Drawn> {
  const odds = (await findOdds(db, machineId, new Date()))!.document
  const drawn = new Map<string, number>()
  let since = 0
  let ofBase = 0
  for (let counter = 0; counter < draws; counter += 1) {
    const [pick] = playOdds({ ...turn, counter }, odds, since)
    since = pick!.since
    if (pick!.table !== 'BASE') continue
    ofBase += 1
    drawn.set(pick!.prize, (drawn.get(pick!.prize) ?? 0) + 1)
  }
  return { table: tableBy(odds, 'BASE'), drawn, of: `${ofBase.toLocaleString('en')} of the base` }
}

/** Each the first of a box as it was at the start of its sale. */
async function drawBox(
  db: Database,
  { id, boxRoot }: typeof treasureMachine.$inferSelect,
  turn: Turn,
): Promise<Drawn> {
  const box = await findBox(db, id)
  const left = box.map(({ position }) => position)
  const drawn = new Map<string, number>()
  for (let counter = 0; counter < draws; counter += 1) {
    const [{ position } = { position: 0 }] = playBox({ ...turn, counter }, boxRoot!, left)
    const { prizeId } = box[position]!
    drawn.set(prizeId, (drawn.get(prizeId) ?? 0) + 1)
  }
  const lying = Map.groupBy(box, ({ prizeId }) => prizeId)
  const table = [...lying].map(([prize, { length }]) => ({ prize, weight: length }))
  return { table, drawn, of: `a box of ${box.length}` }
}
