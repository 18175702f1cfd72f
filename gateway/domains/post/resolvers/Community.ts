import type { CommunityResolvers } from '../../types.generated.ts'
import { searchPosts } from '../searching.ts'
import { postsOf } from '../service.ts'

export const Community: Pick<CommunityResolvers, 'posts' | 'searchPosts'> = {
  searchPosts: (community, args, context) => searchPosts(context, community.id, args),
  posts: (community, args, context) => postsOf(context, community.id, args),
}
