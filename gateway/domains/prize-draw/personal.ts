import { kept, nobodys, type Judged } from '../../platform/personal/judging.ts'
import {
  prizeDraw,
  prizeDrawEntrant,
  prizeDrawEntry,
  prizeDrawPlace,
  prizeDrawPrize,
} from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys(
    'What can be won; those who proposed and approved it are operators.',
    prizeDraw,
    prizeDrawPrize,
  ),
  kept(prizeDrawEntrant, {
    why: 'A list that anyone can verify holds them, by a random name alone.',
    of: 'fanId',
    told: ['drawId', 'entrant', 'ticketsUsed'],
  }),
  kept(prizeDrawEntry, {
    why: 'A list that anyone can verify holds them, by a random name alone.',
    of: 'fanId',
    told: ['id', 'drawId', 'kind', 'at', 'freeDay', 'orderId', 'withdrawnAt', 'position'],
    untold: ['requestId', 'transferId', 'orderLine'],
  }),
  kept(prizeDrawPlace, {
    why: 'Who else was drawn hangs on who was drawn before.',
    of: 'fanId',
    told: ['drawId', 'place', 'prizeId', 'at', 'deliveryId', 'forfeitedAt'],
    untold: ['entryId', 'position'],
  }),
]
