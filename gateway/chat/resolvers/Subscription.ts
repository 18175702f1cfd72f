import type { SubscriptionResolvers } from '../../graphql/types.generated.ts'
import { toMessageEdge } from '../edges.ts'
import { loadChannel, loadMessage } from '../service.ts'
import { subscribeToMessages } from '../subscriptions.ts'

export const Subscription: SubscriptionResolvers = {
  messageCreated: {
    subscribe: (_, { channelId }, context) =>
      subscribeToMessages(context, (event) => event.channelId === channelId, channelId),
    resolve: async (event, _, context) => {
      const message = await loadMessage(context, event.messageId)
      if (!message) throw new Error(`message ${event.messageId} can't be read by its audience`)
      return { messageEdge: toMessageEdge(message) }
    },
  },
  channelActivity: {
    subscribe: (_, { communityId }, context) =>
      subscribeToMessages(context, (event) => event.communityId === communityId),
    resolve: async (event, _, context) => {
      const channel = await loadChannel(context, event.channelId)
      if (!channel) throw new Error(`channel ${event.channelId} can't be read by its audience`)
      return { channel }
    },
  },
}
