import type { ViewerResolvers } from '../../types.generated.ts'
import { viewerBookmarks } from '../service.ts'

export const Viewer: Pick<ViewerResolvers, 'bookmarks'> = {
  bookmarks: (_, args, context) => viewerBookmarks(context, args),
}
