import { gone, type Judged } from '../../platform/personal/judging.ts'
import { notification, notificationChoice } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  gone(notification, {
    of: ['fanId', 'actorId'],
    told: ['kind', 'subjectId', 'actorId', 'communityId', 'at'],
    untold: ['id', 'isTakenBack'],
  }),
  gone(notificationChoice, { of: 'fanId', told: ['off'], untold: ['readId'] }),
]
