import type { StoreItemResolvers } from '../../types.generated.ts'
import { drawOfItem } from '../draws.ts'

export const StoreItem: Pick<StoreItemResolvers, 'prizeDraw'> = {
  prizeDraw: (item, _, context) => drawOfItem(context, item),
}
