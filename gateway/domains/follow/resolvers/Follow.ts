import { loadFan } from '../../fan/service.ts'
import type { FollowResolvers } from '../../types.generated.ts'

export const Follow: FollowResolvers = {
  fan: ({ communityId, userId }, _, context) => loadFan(context, communityId, userId),
}
