import type { StoreItemResolvers } from '../../types.generated.ts'
import { giftsOf, viewerMayOpen } from '../service.ts'

export const StoreItem: Pick<StoreItemResolvers, 'specialGifts' | 'viewerMayOpen'> = {
  specialGifts: (item, _, context) => giftsOf(context, item),
  viewerMayOpen: ({ id }, _, context) => viewerMayOpen(context, id),
}
