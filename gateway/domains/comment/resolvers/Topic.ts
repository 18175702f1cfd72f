import type { TopicResolvers } from '../../types.generated.ts'
import { audienceOf, barOf, commentCountOf, commentsOf } from '../service.ts'

export const Topic: Pick<
  TopicResolvers,
  'commentAudience' | 'commentCount' | 'comments' | 'viewerMayComment'
> = {
  commentAudience: audienceOf,
  commentCount: (topic, _, context) => commentCountOf(context, topic),
  comments: (topic, args, context) => commentsOf(context, topic, args),
  viewerMayComment: async (topic, _, context) => (await barOf(context, topic)) === undefined,
}
