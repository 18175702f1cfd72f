import { GraphQLError } from 'graphql'
import type { GatewayContext } from '../../../platform/graphql/context.ts'
import type { SubscriptionResolvers } from '../../types.generated.ts'
import { toMessageEdge } from '../edges.ts'
import { findChannel, loadMessage } from '../service.ts'
import type { MessageEvent } from '../events.ts'
import { messageOf } from '../topics.ts'
import type { TypingEvent } from '../typing.ts'
import { asReadable } from '../withholding.ts'
import { loadUser } from '../../user/service.ts'

/** The stream hub listens by `topics.ts`, checks who may see, and only then resolves. */
const subscribe = () => {
  throw new GraphQLError('Subscriptions run over /stream.', { extensions: { code: 'STREAM_ONLY' } })
}

async function channelOf(context: GatewayContext, { channelId }: MessageEvent) {
  const channel = await findChannel(context, channelId)
  if (!channel) throw new Error(`channel ${channelId} of a message is gone`)
  return channel
}

async function rowOf(event: MessageEvent, context: GatewayContext) {
  const channel = await channelOf(context, event)
  const brought = messageOf(event)
  const message = brought
    ? await asReadable(context, channel, brought)
    : await loadMessage(context, event.messageId)
  if (!message) throw new Error(`message ${event.messageId} can't be read by its audience`)
  return message
}

const edgeOf = async (event: MessageEvent, context: GatewayContext) =>
  toMessageEdge(await rowOf(event, context))

export const Subscription: SubscriptionResolvers = {
  channelChanged: {
    subscribe,
    resolve: async (event: MessageEvent, _: unknown, context: GatewayContext) => ({
      rev: event.rev,
      channelId: event.channelId,
      messageEdge: await edgeOf(event, context),
    }),
  },
  messageCreated: {
    subscribe,
    resolve: async (event: MessageEvent, _: unknown, context: GatewayContext) => ({
      messageEdge: await edgeOf(event, context),
    }),
  },
  channelTyping: {
    subscribe,
    resolve: async ({ channelId, userId }: TypingEvent, _: unknown, context: GatewayContext) => ({
      channelId,
      user: await loadUser(context, userId),
    }),
  },
  channelActivity: {
    subscribe,
    resolve: async (event: MessageEvent, _: unknown, context: GatewayContext) => ({
      channel: await channelOf(context, event),
      message: await rowOf(event, context),
    }),
  },
}
