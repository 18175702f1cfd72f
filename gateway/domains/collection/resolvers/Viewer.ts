import type { ViewerResolvers } from '../../types.generated.ts'
import { viewerBadges, viewerCards, viewerNfts } from '../owning.ts'

export const Viewer: Pick<ViewerResolvers, 'collectedCards' | 'collectedNfts' | 'ownedBadges'> = {
  collectedCards: (_, __, context) => viewerCards(context),
  collectedNfts: (_, __, context) => viewerNfts(context),
  ownedBadges: (_, __, context) => viewerBadges(context),
}
