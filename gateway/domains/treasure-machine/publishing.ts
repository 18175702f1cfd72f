import { randomBytes, randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { hashOfLeaf, rootOf } from '#rules/draws/merkle.ts'
import { hashOfOdds, type Odds } from '#rules/draws/odds.ts'
import { faultsOf, type MachinePlan, type PlanFault } from '#rules/draws/publishing.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { findOdds, findPrizesOf } from './rows.ts'
import { treasureBoxPosition, treasureMachine, treasureOdds, type MachineRow } from './tables.ts'

/** Who stands for what a machine offers: never one person alone. */
export type TwoPeople = { proposedBy: string; approvedBy: string }

/** Beside what is wrong with the plan itself. */
type Fault = PlanFault | 'NO_MACHINE' | 'NOT_PUBLISHED' | 'TOO_EARLY'

/** A machine that may not be published, and why. Nothing was written. */
export class Unpublishable extends Error {
  readonly faults: readonly Fault[]
  constructor(faults: readonly Fault[]) {
    super(`the machine may not be published so: ${faults.join(', ')}`)
    this.faults = faults
  }
}

const kinds = {
  BADGE: 'CARD',
  GOODS: 'CARD',
  BLANK: 'BLANK',
  COIN: 'COIN',
  COLLECTABLE_CARD: 'CARD',
  NFT: 'NFT',
  TICKET: 'COIN',
} as const

/** Later than any version's time of effect. */
const endOfTime = new Date(Date.UTC(9999, 0))

type Offered = {
  machineId: string
  people: TwoPeople
  at: Date
  odds?: Odds
  /** How many of each prize lie in the box. */
  box?: Readonly<Record<string, number>>
  rewards?: MachinePlan['rewards']
}

/**
 * Opens a machine to fans, with its first odds or its box: positions are shuffled and salted, and their root stands
 * before anything is drawn. Throws `Unpublishable` for what the rules refuse, an Error where one person proposes and
 * approves.
 */
export async function publish(transaction: Transaction, offered: Offered): Promise<void> {
  const { machineId, at, odds, box } = offered
  const machine = await judge(transaction, offered)
  if (machine.publishedAt !== null) throw new Error(`${machineId} is published already`)
  if (odds) await insertOdds(transaction, { ...offered, odds }, 1)
  const positions = shuffled(
    Object.entries(box ?? {}).flatMap(([prizeId, count]) => Array<string>(count).fill(prizeId)),
  ).map((prizeId, position) => ({ prizeId, position, salt: randomBytes(32).toString('hex') }))
  if (positions.length > 0)
    await transaction
      .insert(treasureBoxPosition)
      .values(positions.map((row) => ({ ...row, machineId })))
  const leaves = positions.map((row) => hashOfLeaf(row.salt, row.position, row.prizeId))
  await transaction
    .update(treasureMachine)
    .set({
      publishedAt: at,
      boxRoot: positions.length > 0 ? rootOf(leaves) : null,
      boxSize: positions.length > 0 ? positions.length : null,
    })
    .where(eq(treasureMachine.id, machineId))
}

/**
 * Other odds from `effectiveAt` on, as a version of their own: never before now, nor before the version that it
 * replaces takes effect, so that what was shown to fans stays true. Throws as `publish` does.
 */
export async function changeOdds(
  transaction: Transaction,
  offered: Offered & { odds: Odds; effectiveAt: Date },
): Promise<number> {
  const { machineId, at, effectiveAt } = offered
  const machine = await judge(transaction, offered)
  if (machine.publishedAt === null) throw new Unpublishable(['NOT_PUBLISHED'])
  const before = await findOdds(transaction, machineId, endOfTime)
  if (!(effectiveAt >= at) || (before && effectiveAt < before.effectiveAt))
    throw new Unpublishable(['TOO_EARLY'])
  const version = (before?.version ?? 0) + 1
  await insertOdds(transaction, { ...offered, at: effectiveAt }, version)
  return version
}

async function judge(transaction: Transaction, { machineId, people, ...offered }: Offered) {
  if (people.proposedBy === people.approvedBy)
    throw new Error('odds are proposed by one person and approved by another')
  const [machine] = await transaction
    .select()
    .from(treasureMachine)
    .where(eq(treasureMachine.id, machineId))
    .for('update')
  if (!machine) throw new Unpublishable(['NO_MACHINE'])
  const prizes = await findPrizesOf(transaction, [machineId])
  const faults = faultsOf({
    kind: machine.kind === 'STOCK' ? 'BOX' : 'ODDS',
    prizes: prizes.map(({ id, kind, rank }) => ({ id, kind: kinds[kind], rank })),
    price: priceOfMachine(machine),
    odds: offered.odds ?? null,
    box: offered.box ?? null,
    rewards: offered.rewards ?? [],
  })
  if (faults.length > 0) throw new Unpublishable(faults)
  return machine
}

const priceOfMachine = (machine: MachineRow): MachinePlan['price'] => ({
  coins: [machine.priceOne, machine.priceTen, machine.discountOne, machine.discountTen],
  takesTickets: machine.takesTickets,
  takesLots: machine.itemId !== null,
  pointPrice: machine.pointPrice,
})

const insertOdds = (
  transaction: Transaction,
  { machineId, odds, people, at }: Offered & { odds: Odds },
  version: number,
) =>
  transaction.insert(treasureOdds).values({
    machineId,
    version,
    document: odds,
    hash: hashOfOdds(odds),
    effectiveAt: at,
    ...people,
  })

function shuffled<Item>(items: readonly Item[]): Item[] {
  const rest = [...items]
  for (let end = rest.length - 1; end > 0; end -= 1) {
    const other = randomInt(end + 1)
    ;[rest[end], rest[other]] = [rest[other]!, rest[end]!]
  }
  return rest
}
