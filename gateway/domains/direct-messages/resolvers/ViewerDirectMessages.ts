import { privateTotals } from '../../chat/service.ts'
import type { ViewerDirectMessagesResolvers } from '../../types.generated.ts'
import { directConnection } from '../listing.ts'
import { policyOf } from '../policy.ts'

export const ViewerDirectMessages: ViewerDirectMessagesResolvers = {
  id: ({ fanId }) => `direct messages ${fanId}`,
  policy: ({ fanId }, _, context) => policyOf(context, fanId),
  channels: (fan, args, context) => directConnection(context, fan, 'channels', args),
  requests: (fan, args, context) => directConnection(context, fan, 'requests', args),
  unreadCount: async ({ fanId }, _, context) => (await privateTotals(context, fanId)).unread,
  requestCount: async ({ fanId }, _, context) => (await privateTotals(context, fanId)).asked,
}
