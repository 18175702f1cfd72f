import type { CommunityResolvers } from '../../types.generated.ts'
import { viewerFortuneDay } from '../service.ts'

export const Community: Pick<CommunityResolvers, 'viewerFortuneDay'> = {
  viewerFortuneDay: (community, _, context) => viewerFortuneDay(context, community.id),
}
