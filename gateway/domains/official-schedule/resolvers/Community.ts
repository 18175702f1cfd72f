import type { CommunityResolvers } from '../../types.generated.ts'
import { nextSchedulesOf, schedulesOf } from '../service.ts'

export const Community: Pick<CommunityResolvers, 'officialSchedules' | 'nextSchedules'> = {
  officialSchedules: (community, args, context) => schedulesOf(context, community.id, args),
  nextSchedules: (community, _, context) => nextSchedulesOf(context, community.id),
}
