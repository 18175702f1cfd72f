import type { CommunityResolvers } from '../../types.generated.ts'
import { loadFan } from '../service.ts'

export const Community: Pick<CommunityResolvers, 'fan'> = {
  fan: (community, { userId }, context) => loadFan(context, community.id, userId),
}
