import type { CommunityResolvers } from '../../types.generated.ts'
import { viewerBasket } from '../basketing.ts'
import { sectionsOf } from '../catalogue.ts'
import { viewerArrivals } from '../wishes.ts'

export const Community: Pick<
  CommunityResolvers,
  'storeSections' | 'viewerArrivals' | 'viewerBasket'
> = {
  storeSections: (community, _, context) => sectionsOf(context, community.id),
  viewerArrivals: (community, _, context) => viewerArrivals(context, community.id),
  viewerBasket: (community, _, context) => viewerBasket(context, community.id),
}
