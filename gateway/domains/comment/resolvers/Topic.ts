import type { TopicResolvers } from '../../types.generated.ts'
import { audienceOf, barOf, commentCountOf, commentsOf, mentionableIn } from '../service.ts'

export const Topic: Pick<
  TopicResolvers,
  'commentAudience' | 'commentCount' | 'comments' | 'mentionable' | 'viewerMayComment'
> = {
  commentAudience: audienceOf,
  commentCount: (topic, _, context) => commentCountOf(context, topic),
  comments: (topic, args, context) => commentsOf(context, topic, args),
  mentionable: (topic, { name }, context) => mentionableIn(context, topic, name),
  viewerMayComment: async (topic, _, context) => (await barOf(context, topic)) === undefined,
}
