import type { CommunityResolvers } from '../../types.generated.ts'
import { viewerBasket } from '../basketing.ts'
import { packsOf, searchItems, sectionsOf } from '../catalogue.ts'
import { viewerArrivals } from '../wishes.ts'
import { viewerWishes } from '../wishList.ts'

export const Community: Pick<
  CommunityResolvers,
  'coinPacks' | 'searchItems' | 'storeSections' | 'viewerArrivals' | 'viewerBasket' | 'viewerWishes'
> = {
  coinPacks: (community, _, context) => packsOf(context, community.id),
  searchItems: (community, { words }, context) => searchItems(context, community.id, words),
  storeSections: (community, _, context) => sectionsOf(context, community.id),
  viewerArrivals: (community, _, context) => viewerArrivals(context, community.id),
  viewerWishes: (community, args, context) => viewerWishes(context, community.id, args),
  viewerBasket: (community, _, context) => viewerBasket(context, community.id),
}
