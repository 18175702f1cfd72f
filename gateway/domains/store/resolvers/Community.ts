import type { CommunityResolvers } from '../../types.generated.ts'
import { sectionsOf } from '../catalogue.ts'

export const Community: Pick<CommunityResolvers, 'storeSections'> = {
  storeSections: (community, _, context) => sectionsOf(context, community.id),
}
