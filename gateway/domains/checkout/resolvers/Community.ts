import type { CommunityResolvers } from '../../types.generated.ts'
import { checkoutIn } from '../service.ts'

export const Community: Pick<CommunityResolvers, 'viewerCheckout'> = {
  viewerCheckout: ({ id }, _, context) => checkoutIn(context, id),
}
