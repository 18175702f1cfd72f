import type { ViewerResolvers } from '../../types.generated.ts'
import { viewerAddresses } from '../addresses.ts'

export const Viewer: Pick<ViewerResolvers, 'deliveryAddresses'> = {
  deliveryAddresses: (_, __, context) => viewerAddresses(context),
}
