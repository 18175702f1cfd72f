import type { CommunityResolvers } from '../../types.generated.ts'
import { informationsOf, favoriteInformations, unreadCount } from '../service.ts'

export const Community: Pick<
  CommunityResolvers,
  'informations' | 'viewerFavoriteInformations' | 'viewerUnreadInformationCount'
> = {
  informations: (community, args, context) => informationsOf(context, community.id, args),
  viewerFavoriteInformations: (community, args, context) =>
    favoriteInformations(context, community.id, args),
  viewerUnreadInformationCount: (community, _, context) => unreadCount(context, community.id),
}
