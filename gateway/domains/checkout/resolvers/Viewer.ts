import type { ViewerResolvers } from '../../types.generated.ts'
import { viewerCheckout } from '../service.ts'

export const Viewer: Pick<ViewerResolvers, 'checkout'> = {
  checkout: (_, { id }, context) => viewerCheckout(context, id ?? null),
}
