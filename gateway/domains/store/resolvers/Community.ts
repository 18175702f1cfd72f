import type { CommunityResolvers } from '../../types.generated.ts'
import { viewerBasket } from '../basketing.ts'
import { sectionsOf } from '../catalogue.ts'

export const Community: Pick<CommunityResolvers, 'storeSections' | 'viewerBasket'> = {
  storeSections: (community, _, context) => sectionsOf(context, community.id),
  viewerBasket: (community, _, context) => viewerBasket(context, community.id),
}
