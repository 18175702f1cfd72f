import type { FanResolvers } from '../../types.generated.ts'
import { postsOfMember } from '../service.ts'

export const Fan: Pick<FanResolvers, 'posts'> = {
  posts: ({ membership }, _, context) => postsOfMember(context, membership),
}
