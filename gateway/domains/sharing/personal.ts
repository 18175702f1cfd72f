import { kept, type Judged } from '../../platform/personal/judging.ts'
import { shareCard, shareReward } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  kept(shareCard, {
    why: 'It stands wherever it was shared, and names nobody.',
    of: 'fanId',
    told: [
      'id',
      'communityId',
      'subjectId',
      'title',
      'description',
      'path',
      'rewardCoins',
      'createdAt',
    ],
    untold: ['picture', 'talentId'],
  }),
  kept(shareReward, {
    why: 'Coins were given for it: the ledger refers to it.',
    of: 'fanId',
    told: ['subjectId', 'cardId', 'coins', 'at'],
  }),
]
