import type { GatewayContext } from '../../graphql/context.ts'
import type { SubscriptionResolvers } from '../../graphql/types.generated.ts'
import { toMessageEdge } from '../edges.ts'
import { loadChannel, loadMessage } from '../service.ts'
import { subscribeToMessages, type MessageEvent } from '../subscriptions.ts'

export const Subscription: SubscriptionResolvers = {
  messageCreated: {
    subscribe: (_, { channelId }, context) =>
      subscribeToMessages(context, (event) => event.channelId === channelId, channelId),
    resolve: async (event: MessageEvent, _: unknown, context: GatewayContext) => {
      const message = await loadMessage(context, event.messageId)
      if (!message) throw new Error(`message ${event.messageId} can't be read by its audience`)
      return { messageEdge: toMessageEdge(message) }
    },
  },
  channelActivity: {
    subscribe: (_, { communityId }, context) =>
      subscribeToMessages(context, (event) => event.communityId === communityId),
    resolve: async (event: MessageEvent, _: unknown, context: GatewayContext) => {
      const channel = await loadChannel(context, event.channelId)
      if (!channel) throw new Error(`channel ${event.channelId} can't be read by its audience`)
      return { channel }
    },
  },
}
