import type { MutedUserResolvers } from '../../types.generated.ts'
import { loadUser } from '../../user/service.ts'

export const MutedUser: MutedUserResolvers = {
  user: ({ userId }, _, context) => loadUser(context, userId),
}
