import { loadMembership, nameOf } from '../../community/service.ts'
import { toImage } from '../../../platform/files/image.ts'
import type { UserResolvers } from '../../types.generated.ts'

export const User: UserResolvers = {
  displayName: (user, _, context) => nameOf(context, user),
  avatar: (user, _, context) => toImage(user.avatar, context),
  role: async (user, { communityId }, context) =>
    (await loadMembership(context, communityId, user.id))?.role ?? null,
  publicJoinedCommunity: (user, { communityId }, context) =>
    loadMembership(context, communityId, user.id),
}
