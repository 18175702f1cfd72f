import { kept, type Judged } from '../../platform/personal/judging.ts'
import { referralReward } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  kept(referralReward, {
    why: 'The ledger refers to it, and it counts for whoever invited.',
    of: ['userId', 'referrerId'],
    told: ['coins', 'at'],
    untold: ['isReferrerPaid'],
  }),
]
