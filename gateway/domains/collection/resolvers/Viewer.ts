import type { ViewerResolvers } from '../../types.generated.ts'
import { viewerBadgeBook, viewerBadges, viewerCards, viewerNfts } from '../owning.ts'

export const Viewer: Pick<
  ViewerResolvers,
  'badgeBook' | 'collectedCards' | 'collectedNfts' | 'ownedBadges'
> = {
  badgeBook: (_, __, context) => viewerBadgeBook(context),
  collectedCards: (_, __, context) => viewerCards(context),
  collectedNfts: (_, __, context) => viewerNfts(context),
  ownedBadges: (_, __, context) => viewerBadges(context),
}
