import { textOfReceipt, type Receipt } from '#rules/draws/receipt.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { signReceipt } from './keys.ts'
import type { Picked } from './picking.ts'
import type { MachineRow, SeedRow } from './tables.ts'

type Drawn = { id: string; machine: MachineRow; seed: SeedRow; picked: Picked; now: Date }

/** What a draw was, signed: the fan's browser keeps it, and nothing that is said later may differ. */
export function writeReceipt(
  { config, tenantId }: GatewayContext,
  { id, machine, seed, picked, now }: Drawn,
) {
  const receipt: Receipt = {
    version: 1,
    kind: machine.kind === 'STOCK' ? 'BOX' : 'ODDS',
    draw: id,
    at: now.toISOString(),
    tenant: tenantId,
    machine: machine.id,
    drawer: seed.drawer,
    odds: picked.odds,
    clientSeed: seed.clientSeed!,
    clientHash: seed.clientHash,
    serverHash: seed.serverHash,
    counter: seed.counter,
    since: { before: picked.sinceBefore, after: picked.sinceAfter },
    ...(picked.box && { box: picked.box }),
    picks: picked.picks,
  }
  const text = textOfReceipt(receipt)
  return { receipt: text, ...signReceipt(config, text) }
}
