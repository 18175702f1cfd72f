import type { ViewerResolvers } from '../../types.generated.ts'
import { viewerMutes } from '../service.ts'

export const Viewer: Pick<ViewerResolvers, 'mutes'> = {
  mutes: (_, __, context) => viewerMutes(context),
}
