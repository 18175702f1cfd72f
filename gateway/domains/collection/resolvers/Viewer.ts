import type { ViewerResolvers } from '../../types.generated.ts'
import { viewerCards, viewerNfts } from '../owning.ts'

export const Viewer: Pick<ViewerResolvers, 'collectedCards' | 'collectedNfts'> = {
  collectedCards: (_, __, context) => viewerCards(context),
  collectedNfts: (_, __, context) => viewerNfts(context),
}
