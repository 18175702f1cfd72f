import type { Readership, Topic } from '../../platform/stream/topic.ts'
import { loadCommunity, mayEnter, membersAmong } from '../community/service.ts'
import type { SubscriptionPostCreatedArgs } from '../types.generated.ts'
import type { PostCreatedEvent } from './events.ts'

const readers: Readership<PostCreatedEvent> = {
  of: ({ communityId }) => communityId,
  among: async (context, communityId, userIds) =>
    context.config.isClosedCommunity
      ? membersAmong(context, communityId, userIds)
      : new Set(userIds),
}

export const postTopics = {
  postCreated: {
    type: 'postCreated',
    idOf: ({ communityId }) => communityId,
    idIn: ({ communityId }) => communityId,
    mayBegin: async (context, { communityId }) =>
      (await loadCommunity(context, communityId)) !== null && mayEnter(context, communityId),
    readership: readers,
  } satisfies Topic<PostCreatedEvent, SubscriptionPostCreatedArgs>,
}
