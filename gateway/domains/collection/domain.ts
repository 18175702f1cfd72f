import type { Domain } from '../../platform/domain.ts'
import { invariants } from './invariants.ts'
import { loadBadge, loadCard, loadNft } from './owning.ts'

export const domain: Domain = {
  nodes: { Badge: loadBadge, CollectableCard: loadCard, Nft: loadNft },
  invariants,
}
