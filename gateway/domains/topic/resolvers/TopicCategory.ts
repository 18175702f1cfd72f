import type { TopicCategoryResolvers } from '../../types.generated.ts'
import { mayWriteIn, topicsOf } from '../service.ts'

export const TopicCategory: TopicCategoryResolvers = {
  name: ({ name }, _, { language }) => name[language],
  description: ({ description }, _, { language }) => description[language],
  viewerMayWrite: (category, _, context) => mayWriteIn(context, category),
  topics: ({ communityId, id }, args, context) =>
    topicsOf(context, { communityId, categoryId: id }, args),
}
