import type { GatewayEvent } from '../../platform/events/bus.ts'
import type { Topic } from '../../platform/stream/topic.ts'
import type { SubscriptionOshiChosenArgs } from '../types.generated.ts'

export type OshiEvent = GatewayEvent & { type: 'oshiChosen' }

export const communityTopics = {
  oshiChosen: {
    type: 'oshiChosen',
    idOf: ({ userId }) => userId,
    idIn: ({ userId }) => userId,
    mayBegin: async (context, { userId }) => context.userId === userId,
    readership: {
      of: ({ userId }) => userId,
      among: async (_, id, userIds) => new Set(userIds.filter((userId) => userId === id)),
    },
  } satisfies Topic<OshiEvent, SubscriptionOshiChosenArgs>,
}
