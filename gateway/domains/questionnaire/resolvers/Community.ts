import type { CommunityResolvers } from '../../types.generated.ts'
import { questionnairesOf } from '../reading.ts'

export const Community: Pick<CommunityResolvers, 'questionnaires'> = {
  questionnaires: (community, _, context) => questionnairesOf(context, community.id),
}
