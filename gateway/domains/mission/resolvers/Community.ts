import type { CommunityResolvers } from '../../types.generated.ts'
import { seasonNow } from '../seasons.ts'
import { missedMissions, viewerMissions } from '../service.ts'

export const Community: Pick<
  CommunityResolvers,
  'viewerMissions' | 'viewerMissedMissions' | 'stepSeason'
> = {
  viewerMissions: (community, _, context) => viewerMissions(context, community.id),
  viewerMissedMissions: (community, _, context) => missedMissions(context, community.id),
  stepSeason: (community, _, context) => seasonNow(context, community.id),
}
