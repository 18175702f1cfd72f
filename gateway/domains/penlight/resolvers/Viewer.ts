import type { ViewerResolvers } from '../../types.generated.ts'
import { viewerPenlights } from '../service.ts'

export const Viewer: Pick<ViewerResolvers, 'penlightCount'> = {
  penlightCount: (_, __, context) => viewerPenlights(context),
}
