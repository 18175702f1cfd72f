import { gone, nobodys, through, type Judged } from '../../platform/personal/judging.ts'
import { faqEntry, inquiry, inquiryAnswer } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys('What is often asked, by nobody in particular.', faqEntry),
  gone(inquiry, {
    of: 'fanId',
    told: ['number', 'topic', 'text', 'replyTo', 'language', 'sentAt', 'answeredAt'],
    untold: ['id', 'sender', 'idempotencyKey'],
  }),
  gone(inquiryAnswer, {
    of: through(inquiryAnswer.inquiryId, inquiry.id, inquiry.fanId),
    told: ['text', 'at'],
    untold: ['id', 'inquiryId'],
  }),
]
