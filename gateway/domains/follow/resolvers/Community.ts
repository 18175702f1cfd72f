import type { CommunityResolvers } from '../../types.generated.ts'
import { viewerFollows } from '../service.ts'

export const Community: Pick<CommunityResolvers, 'viewerFollows'> = {
  viewerFollows: (community, _, context) => viewerFollows(context, community.id),
}
