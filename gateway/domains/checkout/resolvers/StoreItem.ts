import type { StoreItemResolvers } from '../../types.generated.ts'
import { checkoutOfItem } from '../service.ts'

export const StoreItem: Pick<StoreItemResolvers, 'viewerCheckout'> = {
  viewerCheckout: ({ id }, _, context) => checkoutOfItem(context, id),
}
