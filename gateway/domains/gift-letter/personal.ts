import { gone, type Judged } from '../../platform/personal/judging.ts'
import { giftLetter } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  gone(giftLetter, {
    of: 'fanId',
    told: ['sessionId', 'itemId', 'text', 'writtenAt', 'answeredAt', 'answerText', 'answerPicture'],
    untold: ['id', 'revision'],
  }),
]
