import type { CommunityResolvers } from '../../types.generated.ts'
import { machinesOf } from '../machines.ts'

export const Community: Pick<CommunityResolvers, 'treasureMachines'> = {
  treasureMachines: (community, _, context) => machinesOf(context, community.id),
}
