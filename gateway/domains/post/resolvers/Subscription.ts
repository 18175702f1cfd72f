import { GraphQLError } from 'graphql'
import type { SubscriptionResolvers } from '../../types.generated.ts'
import type { PostCreatedEvent } from '../events.ts'

export const Subscription: Pick<SubscriptionResolvers, 'postCreated'> = {
  postCreated: {
    /** The stream hub listens by `topics.ts`, checks who may see, and only then resolves. */
    subscribe: () => {
      throw new GraphQLError('Subscriptions run over /stream.', {
        extensions: { code: 'STREAM_ONLY' },
      })
    },
    resolve: ({ communityId }: PostCreatedEvent) => ({ communityId }),
  },
}
