import type { CommunityResolvers } from '../../types.generated.ts'
import { gameOf } from '../service.ts'

export const Community: Pick<CommunityResolvers, 'buzzCasualGame'> = {
  buzzCasualGame: (community, { day }, context) => gameOf(context, community.id, day),
}
