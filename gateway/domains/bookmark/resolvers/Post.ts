import type { PostResolvers } from '../../types.generated.ts'
import { isBookmarked } from '../service.ts'

export const Post: Pick<PostResolvers, 'isBookmarked'> = {
  isBookmarked: (row, _, context) => isBookmarked(context, row),
}
