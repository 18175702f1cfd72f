import type { ViewerResolvers } from '../../types.generated.ts'
import { viewerDeletion } from '../service.ts'

export const Viewer: Pick<ViewerResolvers, 'accountDeletion'> = {
  accountDeletion: (_, __, context) => viewerDeletion(context),
}
