import type { TopicResolvers } from '../../types.generated.ts'
import { isBookmarked } from '../service.ts'

export const Topic: Pick<TopicResolvers, 'isBookmarked'> = {
  isBookmarked: (row, _, context) => isBookmarked(context, row),
}
