import { gone, nobodys, type Judged } from '../../platform/personal/judging.ts'
import { fortune, fortuneOpening } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys('What can be drawn.', fortune),
  gone(fortuneOpening, { of: 'fanId', told: ['communityId', 'day', 'fortuneId', 'at'] }),
]
