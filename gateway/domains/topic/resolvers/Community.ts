import type { CommunityResolvers } from '../../types.generated.ts'
import { categoriesOf, topicsOf } from '../service.ts'

export const Community: Pick<CommunityResolvers, 'topicCategories' | 'topics'> = {
  topicCategories: (community, _, context) => categoriesOf(context, community.id),
  topics: (community, args, context) => topicsOf(context, { communityId: community.id }, args),
}
