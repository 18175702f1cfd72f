import { mayEnter, membersAmong } from '../community/service.ts'
import type { Readership, Topic } from '../../platform/stream/topic.ts'
import type { SubscriptionVotesCountedArgs } from '../types.generated.ts'
import type { VotesCountedEvent } from './events.ts'
import { loadEvent } from './service.ts'

const readers: Readership<VotesCountedEvent> = {
  of: ({ communityId }) => communityId,
  among: async (context, communityId, userIds) =>
    context.config.isClosedCommunity
      ? membersAmong(context, communityId, userIds)
      : new Set(userIds),
}

export const votingTopics = {
  votesCounted: {
    type: 'votesCounted',
    idOf: ({ eventId }) => eventId,
    idIn: ({ eventId }) => eventId,
    mayBegin: async (context, { eventId }) => {
      const event = await loadEvent(context, eventId)
      return event !== null && (await mayEnter(context, event.communityId))
    },
    readership: readers,
  } satisfies Topic<VotesCountedEvent, SubscriptionVotesCountedArgs>,
}
