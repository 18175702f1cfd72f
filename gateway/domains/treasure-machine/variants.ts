import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { TreasurePrizeVariant } from '../types.generated.ts'
import { oddsInEffect } from './machines.ts'
import type { StoredPrizeRow } from './tables.ts'

/** What a fan may hope for from a prize: nothing, what pity brings by the odds in effect, or what its rank says. */
export async function variantOf(
  context: GatewayContext,
  { id, kind, machineId }: Pick<StoredPrizeRow, 'id' | 'kind' | 'machineId'>,
): Promise<TreasurePrizeVariant> {
  if (kind === 'BLANK') return 'BLANK'
  const odds = await oddsInEffect(context, machineId)
  const isPity = odds?.document.pity?.table.some(({ prize }) => prize === id)
  return isPity === true ? 'PITY' : 'RANK'
}
