import { loadCommunity, mayEnter } from '../community/service.ts'
import type { GatewayEvent } from '../../platform/events/bus.ts'
import type {
  SubscriptionChannelActivityArgs,
  SubscriptionMessageCreatedArgs,
} from '../../platform/graphql/types.generated.ts'
import type { Readership, Topic } from '../../platform/stream/topic.ts'
import { loadChannel, readersAmong } from './service.ts'

export type MessageEvent = GatewayEvent & { type: 'messageCreated' }

const channelReaders: Readership<MessageEvent> = {
  of: ({ channelId }) => channelId,
  among: readersAmong,
}

export const chatTopics = {
  messageCreated: {
    type: 'messageCreated',
    isWanted: (event, { channelId }) => event.channelId === channelId,
    mayBegin: async (context, { channelId }) => (await loadChannel(context, channelId)) !== null,
    readership: channelReaders,
  } satisfies Topic<MessageEvent, SubscriptionMessageCreatedArgs>,
  channelActivity: {
    type: 'messageCreated',
    isWanted: (event, { communityId }) => event.communityId === communityId,
    mayBegin: async (context, { communityId }) =>
      (await loadCommunity(context, communityId)) !== null &&
      (await mayEnter(context, communityId)),
    readership: channelReaders,
  } satisfies Topic<MessageEvent, SubscriptionChannelActivityArgs>,
}
