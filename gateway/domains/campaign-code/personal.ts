import { kept, nobodys, type Judged } from '../../platform/personal/judging.ts'
import { campaignCode, campaignCodePage, campaignCodeUse } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys(
    'What operators give away; those who proposed and approved it are operators.',
    campaignCodePage,
    campaignCode,
  ),
  kept(campaignCodeUse, {
    why: 'A code was used up by it, and the ledger refers to it.',
    of: 'fanId',
    told: ['pageId', 'ending', 'at', 'rewardKind', 'rewardAmount'],
    untold: ['hash', 'idempotencyKey'],
  }),
]
