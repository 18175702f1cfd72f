import { GraphQLError } from 'graphql'
import type { SubscriptionResolvers } from '../../types.generated.ts'
import type { NotificationsEvent } from '../topics.ts'

export const Subscription: Pick<SubscriptionResolvers, 'notificationsChanged'> = {
  notificationsChanged: {
    subscribe: () => {
      throw new GraphQLError('Subscriptions run over /stream.', {
        extensions: { code: 'STREAM_ONLY' },
      })
    },
    resolve: ({ userId }: NotificationsEvent) => ({ notifications: { fanId: userId } }),
  },
}
