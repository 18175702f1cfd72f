import type { PostResolvers } from '../../types.generated.ts'
import { audienceOf, barOf, commentCountOf, commentsOf, mentionableIn } from '../service.ts'

export const Post: Pick<
  PostResolvers,
  'commentAudience' | 'commentCount' | 'comments' | 'mentionable' | 'viewerMayComment'
> = {
  commentAudience: audienceOf,
  commentCount: (post, _, context) => commentCountOf(context, post),
  comments: (post, args, context) => commentsOf(context, post, args),
  mentionable: (post, { name }, context) => mentionableIn(context, post, name),
  viewerMayComment: async (post, _, context) => (await barOf(context, post)) === undefined,
}
