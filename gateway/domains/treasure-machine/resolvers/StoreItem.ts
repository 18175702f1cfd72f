import type { StoreItemResolvers } from '../../types.generated.ts'
import { machineOfItem } from '../machines.ts'

export const StoreItem: Pick<StoreItemResolvers, 'lottery'> = {
  lottery: (item, _, context) => (item.kind === 'LOTTERY' ? machineOfItem(context, item) : null),
}
