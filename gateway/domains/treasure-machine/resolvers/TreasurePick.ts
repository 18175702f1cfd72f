import type { TreasurePickResolvers } from '../../types.generated.ts'
import { prizeOfPick } from '../machines.ts'

export const TreasurePick: TreasurePickResolvers = {
  prize: (pick, _, context) => prizeOfPick(context, pick),
  table: ({ tableName }) => tableName,
  position: ({ boxPosition }) => boxPosition,
}
