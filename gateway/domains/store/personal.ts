import { gone, kept, nobodys, type Judged } from '../../platform/personal/judging.ts'
import {
  basketLine,
  storeBought,
  storeGiven,
  storeHold,
  storeItem,
  storeSection,
  storeShelf,
  storeStock,
  storeWish,
} from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys(
    'What is sold, and how much of it there is.',
    storeItem,
    storeSection,
    storeShelf,
    storeStock,
  ),
  gone(basketLine, {
    of: 'fanId',
    told: ['communityId', 'itemId', 'variant', 'quantity', 'addedAt'],
    untold: ['priceYen', 'priceCoins', 'addedBy'],
  }),
  kept(storeBought, {
    why: 'The stock is counted by it.',
    of: 'fanId',
    told: ['itemId', 'held', 'sold'],
  }),
  kept(storeGiven, {
    why: 'Draws and presents are proven by what came of them, and a limit counts them.',
    of: 'fanId',
    told: ['source', 'itemId', 'at'],
    untold: ['reference'],
  }),
  kept(storeHold, {
    why: 'The stock is counted by it.',
    of: 'fanId',
    told: ['itemId', 'variant', 'quantity', 'heldAt', 'soldAt', 'returnedAt'],
    untold: ['sessionId'],
  }),
  gone(storeWish, { of: 'fanId', told: ['itemId', 'kind', 'at', 'toldAt'] }),
]
