import type { Domain } from '../../platform/domain.ts'
import { invariants } from './invariants.ts'
import { loadCard, loadNft } from './owning.ts'

export const domain: Domain = {
  nodes: { CollectableCard: loadCard, Nft: loadNft },
  invariants,
}
