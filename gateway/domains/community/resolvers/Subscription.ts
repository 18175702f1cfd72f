import { GraphQLError } from 'graphql'
import type { GatewayContext } from '../../../platform/graphql/context.ts'
import type { SubscriptionResolvers } from '../../types.generated.ts'
import { loadJoinedCommunity } from '../service.ts'
import type { OshiEvent } from '../topics.ts'

export const Subscription: Pick<SubscriptionResolvers, 'oshiChosen'> = {
  oshiChosen: {
    subscribe: () => {
      throw new GraphQLError('Subscriptions run over /stream.', {
        extensions: { code: 'STREAM_ONLY' },
      })
    },
    resolve: async ({ membershipId }: OshiEvent, _: unknown, context: GatewayContext) => ({
      membership: await loadJoinedCommunity(context, membershipId),
    }),
  },
}
