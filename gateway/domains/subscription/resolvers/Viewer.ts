import type { ViewerResolvers } from '../../types.generated.ts'
import { viewerInvoices, viewerSubscriptions } from '../service.ts'

export const Viewer: Pick<ViewerResolvers, 'subscriptions' | 'subscriptionInvoices'> = {
  subscriptions: (_, __, context) => viewerSubscriptions(context),
  subscriptionInvoices: (_, args, context) => viewerInvoices(context, args),
}
