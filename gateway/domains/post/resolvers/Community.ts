import type { CommunityResolvers } from '../../types.generated.ts'
import { postsOf } from '../service.ts'

export const Community: Pick<CommunityResolvers, 'posts'> = {
  posts: (community, args, context) => postsOf(context, community.id, args),
}
