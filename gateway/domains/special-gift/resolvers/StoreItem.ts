import type { StoreItemResolvers } from '../../types.generated.ts'
import { giftsOf, viewerCameBy, viewerMayOpen } from '../service.ts'

export const StoreItem: Pick<
  StoreItemResolvers,
  'specialGifts' | 'viewerMayOpen' | 'viewerCameBy'
> = {
  specialGifts: (item, _, context) => giftsOf(context, item),
  viewerMayOpen: ({ id }, _, context) => viewerMayOpen(context, id),
  viewerCameBy: ({ id }, _, context) => viewerCameBy(context, id),
}
