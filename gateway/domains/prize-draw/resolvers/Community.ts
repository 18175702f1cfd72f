import type { CommunityResolvers } from '../../types.generated.ts'
import { prizeDrawsOf } from '../draws.ts'

export const Community: Pick<CommunityResolvers, 'prizeDraws'> = {
  prizeDraws: (community, _, context) => prizeDrawsOf(context, community.id),
}
