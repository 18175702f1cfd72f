import { GraphQLError } from 'graphql'
import type { GatewayContext } from '../../../platform/graphql/context.ts'
import type { SubscriptionResolvers } from '../../types.generated.ts'
import { loadChannel } from '../../chat/service.ts'
import type { DirectEvent } from '../topics.ts'

export const Subscription: Pick<SubscriptionResolvers, 'directActivity'> = {
  directActivity: {
    subscribe: () => {
      throw new GraphQLError('Subscriptions run over /stream.', {
        extensions: { code: 'STREAM_ONLY' },
      })
    },
    resolve: async ({ channelId, userId }: DirectEvent, _: unknown, context: GatewayContext) => ({
      channelId,
      channel: await loadChannel(context, channelId),
      directMessages: { fanId: userId },
    }),
  },
}
