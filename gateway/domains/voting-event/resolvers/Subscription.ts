import { GraphQLError } from 'graphql'
import type { GatewayContext } from '../../../platform/graphql/context.ts'
import type { SubscriptionResolvers } from '../../types.generated.ts'
import type { VotesCountedEvent } from '../events.ts'
import { loadEvent } from '../service.ts'

export const Subscription: Pick<SubscriptionResolvers, 'votesCounted'> = {
  votesCounted: {
    /** The stream hub listens by `topics.ts`, checks who may see, and only then resolves. */
    subscribe: () => {
      throw new GraphQLError('Subscriptions run over /stream.', {
        extensions: { code: 'STREAM_ONLY' },
      })
    },
    resolve: async ({ eventId }: VotesCountedEvent, _: unknown, context: GatewayContext) => {
      const event = await loadEvent(context, eventId)
      if (!event) throw new Error(`voting event ${eventId} is gone`)
      return { event }
    },
  },
}
