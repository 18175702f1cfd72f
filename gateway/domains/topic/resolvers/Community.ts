import type { CommunityResolvers } from '../../types.generated.ts'
import { searchTopics } from '../searching.ts'
import { categoriesOf, topicsOf } from '../service.ts'

export const Community: Pick<CommunityResolvers, 'searchTopics' | 'topicCategories' | 'topics'> = {
  searchTopics: (community, args, context) => searchTopics(context, community.id, args),
  topicCategories: (community, _, context) => categoriesOf(context, community.id),
  topics: (community, args, context) => topicsOf(context, { communityId: community.id }, args),
}
