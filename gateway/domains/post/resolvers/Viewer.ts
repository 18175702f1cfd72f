import type { ViewerResolvers } from '../../types.generated.ts'
import { viewerPosts } from '../own.ts'

export const Viewer: Pick<ViewerResolvers, 'postCount'> = {
  postCount: (_, __, context) => viewerPosts(context),
}
