import { loadCommunity, mayEnter } from '../community/service.ts'
import type {
  SubscriptionChannelActivityArgs,
  SubscriptionMessageCreatedArgs,
} from '../types.generated.ts'
import type { Readership, Topic } from '../../platform/stream/topic.ts'
import type { MessageEvent } from './events.ts'
import { primeMessageRows } from './messageRows.ts'
import { loadChannel, readersAmong } from './service.ts'

const channelReaders: Readership<MessageEvent> = {
  of: ({ channelId }) => channelId,
  among: readersAmong,
}

export const chatTopics = {
  messageCreated: {
    type: 'messageCreated',
    idOf: ({ channelId }) => channelId,
    idIn: ({ channelId }) => channelId,
    mayBegin: async (context, { channelId }) => (await loadChannel(context, channelId)) !== null,
    readership: channelReaders,
    prime: primeMessageRows,
  } satisfies Topic<MessageEvent, SubscriptionMessageCreatedArgs>,
  channelActivity: {
    type: 'messageCreated',
    idOf: ({ communityId }) => communityId,
    idIn: ({ communityId }) => communityId,
    mayBegin: async (context, { communityId }) =>
      (await loadCommunity(context, communityId)) !== null &&
      (await mayEnter(context, communityId)),
    readership: channelReaders,
    prime: primeMessageRows,
  } satisfies Topic<MessageEvent, SubscriptionChannelActivityArgs>,
}
