import type { PostResolvers } from '../../types.generated.ts'
import { audienceOf, barOf, commentCountOf, commentsOf } from '../service.ts'

export const Post: Pick<
  PostResolvers,
  'commentAudience' | 'commentCount' | 'comments' | 'viewerMayComment'
> = {
  commentAudience: audienceOf,
  commentCount: (post, _, context) => commentCountOf(context, post),
  comments: (post, args, context) => commentsOf(context, post, args),
  viewerMayComment: async (post, _, context) => (await barOf(context, post)) === undefined,
}
