import { gone, kept, nobodys, type Judged } from '../../platform/personal/judging.ts'
import {
  supporterCount,
  supporterRank,
  supporterRankClaim,
  supporterRankReward,
  supporterSeason,
  supporterStanding,
} from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys(
    'What operators offer, and how many fans there were.',
    supporterSeason,
    supporterRank,
    supporterRankReward,
    supporterCount,
  ),
  kept(supporterRankClaim, {
    why: 'Something was given for it: the ledger refers to it.',
    of: 'fanId',
    told: ['rewardId', 'at', 'kind', 'amount', 'nftId'],
  }),
  gone(supporterStanding, { of: 'fanId', told: ['seasonId', 'points', 'bySource'] }),
]
