import { maskContact } from '../../sign-up/service.ts'
import type { InquiryResolvers } from '../../types.generated.ts'
import { answersOf } from '../reading.ts'

export const Inquiry: InquiryResolvers = {
  state: ({ answeredAt }) => (answeredAt === null ? 'RECEIVED' : 'ANSWERED'),
  maskedReplyTo: ({ replyTo }) => maskContact('EMAIL', replyTo),
  answers: (inquiry, _, context) => answersOf(context, inquiry),
}
