import type { ViewerResolvers } from '../../types.generated.ts'
import { receivedOf } from '../received.ts'

export const Viewer: Pick<ViewerResolvers, 'receivedInformations'> = {
  receivedInformations: (_, __, context) => receivedOf(context),
}
