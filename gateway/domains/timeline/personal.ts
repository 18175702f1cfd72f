import { gone, nobodys, type Judged } from '../../platform/personal/judging.ts'
import { timelineChoice, timelinePlace, trend } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys('What gathered light, by posts.', trend),
  gone(timelineChoice, { of: 'fanId', told: ['communityId', 'off'] }),
  gone(timelinePlace, {
    of: 'fanId',
    told: ['communityId', 'timeline', 'seenAt'],
    untold: ['lineAt', 'touchedAt'],
  }),
]
