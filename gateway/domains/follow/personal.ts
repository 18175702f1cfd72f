import { gone, type Judged } from '../../platform/personal/judging.ts'
import { follow } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  gone(follow, {
    of: ['fanId', 'userId'],
    told: ['userId', 'communityId', 'followedAt', 'endedAt'],
    untold: ['id'],
  }),
]
