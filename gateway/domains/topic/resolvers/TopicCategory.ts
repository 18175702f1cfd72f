import type { TopicCategoryResolvers } from '../../types.generated.ts'
import { topicsOf } from '../service.ts'

export const TopicCategory: TopicCategoryResolvers = {
  name: ({ name }, _, { language }) => name[language],
  description: ({ description }, _, { language }) => description[language],
  topics: ({ communityId, id }, args, context) =>
    topicsOf(context, { communityId, categoryId: id }, args),
}
