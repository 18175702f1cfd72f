import { gone, type Judged } from '../../platform/personal/judging.ts'
import { directAttempt, messagePolicy } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  gone(directAttempt, { of: ['fanId', 'partnerId'], told: ['at'] }),
  gone(messagePolicy, { of: 'fanId', told: ['policy'] }),
]
