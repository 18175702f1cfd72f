import { loadMessage } from '../../chat/service.ts'
import type { MessageReportResolvers } from '../../types.generated.ts'

export const MessageReport: MessageReportResolvers = {
  reportedAt: ({ createdAt }) => createdAt,
  message: ({ messageId }, _, context) => loadMessage(context, messageId),
}
