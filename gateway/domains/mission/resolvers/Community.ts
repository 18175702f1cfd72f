import type { CommunityResolvers } from '../../types.generated.ts'
import { missedMissions, viewerMissions } from '../service.ts'

export const Community: Pick<CommunityResolvers, 'viewerMissions' | 'viewerMissedMissions'> = {
  viewerMissions: (community, _, context) => viewerMissions(context, community.id),
  viewerMissedMissions: (community, _, context) => missedMissions(context, community.id),
}
