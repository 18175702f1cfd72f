import { GraphQLError } from 'graphql'
import type { GatewayContext } from '../../../platform/graphql/context.ts'
import type { SubscriptionResolvers } from '../../types.generated.ts'
import { toMessageEdge } from '../edges.ts'
import { loadChannel, loadMessage } from '../service.ts'
import type { MessageEvent } from '../events.ts'

/** The stream hub listens by `topics.ts`, checks who may see, and only then resolves. */
const subscribe = () => {
  throw new GraphQLError('Subscriptions run over /stream.', { extensions: { code: 'STREAM_ONLY' } })
}

export const Subscription: SubscriptionResolvers = {
  messageCreated: {
    subscribe,
    resolve: async (event: MessageEvent, _: unknown, context: GatewayContext) => {
      const message = await loadMessage(context, event.messageId)
      if (!message) throw new Error(`message ${event.messageId} can't be read by its audience`)
      return { messageEdge: toMessageEdge(message) }
    },
  },
  channelActivity: {
    subscribe,
    resolve: async (event: MessageEvent, _: unknown, context: GatewayContext) => {
      const channel = await loadChannel(context, event.channelId)
      if (!channel) throw new Error(`channel ${event.channelId} can't be read by its audience`)
      return { channel }
    },
  },
}
