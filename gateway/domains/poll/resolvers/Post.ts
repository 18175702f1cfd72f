import type { PostResolvers } from '../../types.generated.ts'
import { pollOf } from '../service.ts'

export const Post: Pick<PostResolvers, 'poll'> = {
  poll: (row, _, context) => pollOf(context, row),
}
