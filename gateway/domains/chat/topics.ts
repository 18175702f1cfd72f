import { loadCommunity, mayEnter } from '../community/service.ts'
import type { GatewayEvent } from '../../platform/events/bus.ts'
import type {
  SubscriptionChannelActivityArgs,
  SubscriptionMessageCreatedArgs,
} from '../../platform/graphql/types.generated.ts'
import type { Readership, Topic } from '../../platform/stream/topic.ts'
import { primeMessageRows } from './messageRows.ts'
import { loadChannel, readersAmong } from './service.ts'

export type MessageEvent = GatewayEvent & { type: 'messageCreated' }

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
