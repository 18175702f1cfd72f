import { eq } from 'drizzle-orm'
import { hashOfBytes } from '#rules/draws/digest.ts'
import { wholeWeight } from '#rules/draws/odds.ts'
import { drawMachine } from '../../gateway/domains/treasure-machine/drawing.ts'
import { publish } from '../../gateway/domains/treasure-machine/publishing.ts'
import { openSeed, revealSeed } from '../../gateway/domains/treasure-machine/seeds.ts'
import { treasureMachine, treasurePrize } from '../../gateway/domains/treasure-machine/tables.ts'
import type { Database } from '../../gateway/platform/database/pools.ts'
import type { GatewayContext } from '../../gateway/platform/graphql/context.ts'
import { newId } from '../../gateway/platform/ids.ts'
import { addFans, giveCoins, joinAll } from './fans.ts'
import { inFolder } from './folder.ts'
import { benchFairness } from './fairness.ts'
import { turnAbout } from './turns.ts'

const drawers = 64
const prices = { ONE: 300, TEN: 3_000 } as const
/** Enough for all draws of all rounds; an account counts to 2,147,483,647. */
const coins = 200_000_000
const clientSeed = 'c1'.repeat(32)

/**
 * Draws a second, single and ten, with seeds, odds, coins, prizes and receipt, beside a bare transaction that writes
 * as many rows and nothing else; then whether what machines bring is what their tables say.
 */
export async function benchDraws(row: (what: string, figures: string) => void): Promise<void> {
  await inFolder(async ({ db, owner, openDemo }) => {
    const as = await openDemo()
    const ids = await addFans(db, drawers)
    await joinAll(db, ids)
    await giveCoins(db, ids, coins)
    const machineId = await addMachine(db)
    for (const id of ids) await addSeeds(as(id), machineId)
    await owner.query(
      'create table bare (id text, slot integer, prize text, number integer, primary key (id, slot)); grant insert on bare to ouen_app',
    )
    for (const offer of ['ONE', 'TEN'] as const)
      row(
        offer === 'ONE' ? 'draws, 16 at once' : 'draws of ten, 16 at once',
        await turnAbout({
          own: (turn) => draw(as(ids[turn % ids.length]!), machineId, offer),
          // The draw, its picks and the two entries that pay for it.
          bare: () => insertBare(db, offer === 'ONE' ? 4 : 13),
          warmed: () => owner.query('analyze'),
        }),
      )
    await benchFairness(db, row)
  })
}

async function draw(
  context: GatewayContext,
  machineId: string,
  offer: keyof typeof prices,
): Promise<boolean> {
  const asked = { machineId, offer, requestId: newId('upload'), oddsVersion: 1, freeCoins: 0 }
  const { __typename } = await drawMachine(context, asked)
  return __typename === 'DrawTreasureMachineSuccess'
}

async function insertBare(db: Database, rows: number): Promise<boolean> {
  const client = await db.$client.connect()
  try {
    await client.query('begin')
    await client.query({
      name: `bare ${rows}`,
      text: `insert into bare select $1, slot, $2, slot from generate_series(1, ${rows}) slot`,
      values: [newId('treasuredraw'), newId('treasureprize')],
    })
    await client.query('commit')
  } finally {
    client.release()
  }
  return true
}

/** A copy of a machine of the demo, whose prizes are its cards alone: none changes what a draw is paid with. */
async function addMachine(db: Database): Promise<string> {
  const [model] = await db
    .select()
    .from(treasureMachine)
    .where(eq(treasureMachine.kind, 'PROBABILITY'))
    .limit(1)
  const cards = await db
    .select()
    .from(treasurePrize)
    .where(eq(treasurePrize.kind, 'COLLECTABLE_CARD'))
  if (!model || cards.length === 0) throw new Error('the demo has no machine with cards')
  const id = newId('treasuremachine')
  await db.insert(treasureMachine).values({
    ...model,
    id,
    slug: id,
    priceOne: prices.ONE,
    priceTen: prices.TEN,
    startsAt: null,
    endsAt: null,
    maintenanceUntil: null,
    publishedAt: null,
  })
  const [top, ...others] = cards.map((card) => ({
    ...card,
    id: newId('treasureprize'),
    machineId: id,
  }))
  await db.insert(treasurePrize).values([top!, ...others])
  const each = Math.floor(wholeWeight / cards.length)
  const base = [
    { prize: top!.id, weight: wholeWeight - each * others.length },
    ...others.map((prize) => ({ prize: prize.id, weight: each })),
  ]
  const pity = { at: 100, table: [{ prize: top!.id, weight: wholeWeight }] }
  await db.transaction((transaction) =>
    publish(transaction, {
      machineId: id,
      people: { proposedBy: 'bench', approvedBy: 'bench-second' },
      at: new Date(),
      odds: { base, guarantee: null, pity, top: [top!.id] },
    }),
  )
  return id
}

async function addSeeds(context: GatewayContext, machineId: string): Promise<void> {
  const opened = await openSeed(context, { machineId, clientHash: hashOfBytes(clientSeed) })
  if (!('seed' in opened)) throw new Error(`seeds were refused: ${opened.__typename}`)
  await revealSeed(context, { seedId: opened.seed.id, clientSeed })
}
