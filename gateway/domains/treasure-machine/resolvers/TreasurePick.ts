import type { TreasurePickResolvers } from '../../types.generated.ts'
import { isLocked } from '../../collection/service.ts'
import { referenceOf } from '../granting.ts'
import { prizeOfPick } from '../machines.ts'

export const TreasurePick: TreasurePickResolvers = {
  prize: (pick, _, context) => prizeOfPick(context, pick),
  table: ({ tableName }) => tableName,
  isLocked: (pick, _, context) => isLocked(context, referenceOf(pick.drawId, pick.slot)),
  position: ({ boxPosition }) => boxPosition,
}
