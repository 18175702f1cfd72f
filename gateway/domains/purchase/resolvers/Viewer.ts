import type { ViewerResolvers } from '../../types.generated.ts'
import { viewerPurchases } from '../service.ts'

export const Viewer: Pick<ViewerResolvers, 'purchases'> = {
  purchases: (_, args, context) => viewerPurchases(context, args),
}
