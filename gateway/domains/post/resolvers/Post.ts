import { loadMembership } from '../../community/service.ts'
import type { PostResolvers } from '../../types.generated.ts'
import { loadUser } from '../../user/service.ts'
import { lightsOf } from '../service.ts'

/** Its reader was let into the community: nothing here asks for leave again. */
export const Post: PostResolvers = {
  author: ({ authorId }, _, context) => loadUser(context, authorId),
  authorMembership: ({ communityId, authorId }, _, context) =>
    loadMembership(context, communityId, authorId),
  isDeleted: ({ deletedAt }) => deletedAt !== null,
  likeCount: async (post, _, context) => (await lightsOf(context, post)).all,
  viewerLikeCount: async (post, _, context) => (await lightsOf(context, post)).own,
}
