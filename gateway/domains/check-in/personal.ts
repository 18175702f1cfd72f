import { kept, nobodys, type Judged } from '../../platform/personal/judging.ts'
import {
  checkIn,
  checkInPresent,
  checkInPresentClaim,
  checkInStore,
  checkInStoreVisit,
} from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys(
    'What operators offer; those who proposed and approved it are operators.',
    checkInPresent,
    checkInStore,
  ),
  kept(checkIn, {
    why: 'Coins were given for it: the ledger refers to it.',
    of: 'fanId',
    told: ['communityId', 'day', 'at', 'streak', 'bridged', 'coins', 'monthCoins'],
  }),
  kept(checkInPresentClaim, {
    why: 'A present was taken from the stock by it.',
    of: 'fanId',
    told: ['presentId', 'at', 'deliveryId'],
    untold: ['idempotencyKey'],
  }),
  kept(checkInStoreVisit, {
    why: 'Coins were given for it: the ledger refers to it.',
    of: 'fanId',
    told: ['storeId', 'day', 'at', 'proof', 'coins'],
  }),
]
