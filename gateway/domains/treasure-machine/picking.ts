import { pathOf, hashOfLeaf } from '#rules/draws/merkle.ts'
import type { TableName } from '#rules/draws/odds.ts'
import { playBox, playOdds } from '#rules/draws/play.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { serverSeedOf } from './keys.ts'
import { lotteryError, machineError } from './refusals.ts'
import { findBox } from './store.ts'
import type { MachineRow, OddsRow, SeedRow } from './tables.ts'

type Turn = {
  machine: MachineRow
  seed: SeedRow
  count: number
  /** In effect; null of a box. */
  odds: OddsRow | null
  /** Draws since the last of the highest rank. */
  since: number
  /** The version of the odds that the fan was shown. */
  toldVersion: number | null
}

/** What a turn brings, and by what. */
export type Picked = {
  /** The hash of the odds' document, or the box's root. */
  odds: string
  oddsVersion: number | null
  sinceBefore: number
  sinceAfter: number
  box: { size: number; left: number[] } | null
  picks: readonly {
    prize: string
    table?: TableName
    position?: number
    salt?: string
    path?: string[]
  }[]
}

/** Picks by the odds that are in effect, where the fan was shown these. */
export function pickByOdds(
  _: Transaction,
  context: GatewayContext,
  { machine, seed, count, odds, since: sinceBefore, toldVersion }: Turn,
): Picked | ReturnType<typeof machineError> {
  if (!odds) throw new Error(`${machine.id} is published without odds`)
  if (odds.version !== toldVersion) return machineError('ODDS_CHANGED')
  const played = playOdds(turnOf(context, seed, count), odds.document, sinceBefore)
  return {
    odds: odds.hash,
    oddsVersion: odds.version,
    sinceBefore,
    box: null,
    sinceAfter: played.at(-1)!.since,
    picks: played.map(({ prize, table }) => ({ prize, table })),
  }
}

/** Picks among the positions that are left, each with what proves it. The box is locked. */
export async function pickFromBox(
  transaction: Transaction,
  context: GatewayContext,
  { machine, seed, count }: Turn,
): Promise<Picked | ReturnType<typeof machineError> | ReturnType<typeof lotteryError>> {
  const box = await findBox(transaction, machine.id)
  const left = box.filter(({ isDrawn }) => !isDrawn).map(({ position }) => position)
  if (left.length === 0) return lotteryError('STOCK_EMPTY')
  if (left.length < count) return machineError('STOCK_SHORT', left.length)
  const root = machine.boxRoot!
  const leaves = box.map(({ salt, position, prizeId }) => hashOfLeaf(salt, position, prizeId))
  return {
    odds: root,
    oddsVersion: null,
    sinceBefore: 0,
    sinceAfter: 0,
    box: { size: box.length, left },
    picks: playBox(turnOf(context, seed, count), root, left).map(({ position }) => {
      const { prizeId, salt } = box[position]!
      return { prize: prizeId, position, salt, path: pathOf(leaves, position) }
    }),
  }
}

const turnOf = ({ config, tenantId }: GatewayContext, seed: SeedRow, count: number) => ({
  serverSeed: serverSeedOf(config, seed),
  tenant: tenantId,
  machine: seed.machineId,
  drawer: seed.drawer,
  clientSeed: seed.clientSeed!,
  counter: seed.counter,
  count,
})
