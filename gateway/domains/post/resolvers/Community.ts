import type { CommunityResolvers } from '../../types.generated.ts'
import { draftsOf } from '../drafts.ts'
import { searchPosts } from '../searching.ts'
import { mentionableTo, placeIn } from '../../written/service.ts'
import { postsOf } from '../service.ts'

export const Community: Pick<
  CommunityResolvers,
  'mentionable' | 'posts' | 'searchPosts' | 'viewerPostDrafts'
> = {
  mentionable: ({ id }, { name }, context) => mentionableTo(context, placeIn(id), name),
  searchPosts: (community, args, context) => searchPosts(context, community.id, args),
  viewerPostDrafts: (community, _, context) => draftsOf(context, community.id),
  posts: (community, args, context) => postsOf(context, community.id, args),
}
