import { loadMessage } from '../../chat/service.ts'
import type { MessageReportResolvers } from '../../types.generated.ts'

export const MessageReport: MessageReportResolvers = {
  reportedAt: ({ createdAt }) => createdAt,
  message: ({ subjectId }, _, context) => loadMessage(context, subjectId),
}
