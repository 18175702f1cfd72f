import { kept, nobodys, type Judged } from '../../platform/personal/judging.ts'
import { badge, collectableCard, collectedCard, nft, nftPiece, ownedBadge } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys('What can be collected.', badge, collectableCard, nft),
  kept(collectedCard, {
    why: 'Draws that were paid are proven by what came of them.',
    of: 'fanId',
    told: ['id', 'cardId', 'at', 'lockedAt'],
    untold: ['reference'],
  }),
  kept(nftPiece, {
    why: 'A numbered piece is given once: its number stays taken.',
    of: 'fanId',
    told: ['nftId', 'number', 'at', 'lockedAt'],
    untold: ['reference'],
  }),
  kept(ownedBadge, {
    why: 'Draws that were paid are proven by what came of them.',
    of: 'fanId',
    told: ['badgeId', 'at', 'lockedAt'],
    untold: ['reference'],
  }),
]
