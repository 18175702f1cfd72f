import type { ViewerResolvers } from '../../types.generated.ts'
import { viewerCheckout, viewerSpending } from '../service.ts'

export const Viewer: Pick<ViewerResolvers, 'checkout' | 'spending'> = {
  checkout: (_, { id }, context) => viewerCheckout(context, id ?? null),
  spending: (_, __, context) => viewerSpending(context),
}
