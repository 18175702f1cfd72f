import type { TreasureOddsResolvers } from '../../types.generated.ts'
import { drawnBy, tablesOf } from '../machines.ts'

export const TreasureOdds: TreasureOddsResolvers = {
  id: ({ machineId, version }) => `${machineId}:${version}`,
  tables: (odds) => tablesOf(odds),
  pityAt: ({ document }) => document.pity?.at ?? null,
  drawn: (odds, _, context) => drawnBy(context, odds),
}
