import type { ViewerResolvers } from '../../types.generated.ts'
import { viewerPenlights, viewerPosts } from '../own.ts'

export const Viewer: Pick<ViewerResolvers, 'penlightCount' | 'postCount'> = {
  penlightCount: (_, __, context) => viewerPenlights(context),
  postCount: (_, __, context) => viewerPosts(context),
}
