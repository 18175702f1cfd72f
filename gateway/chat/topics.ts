import { loadCommunity } from '../community/service.ts'
import type { GatewayEvent } from '../events/bus.ts'
import type { GatewayContext } from '../graphql/context.ts'
import type {
  SubscriptionChannelActivityArgs,
  SubscriptionMessageCreatedArgs,
} from '../graphql/types.generated.ts'
import type { Topic } from '../stream/topic.ts'
import { loadChannel, readersAmong } from './service.ts'

export type MessageEvent = GatewayEvent & { type: 'messageCreated' }

const readersOfChannel = (
  context: GatewayContext,
  { channelId }: MessageEvent,
  userIds: readonly string[],
) => readersAmong(context, channelId, userIds)

export const chatTopics = {
  messageCreated: {
    type: 'messageCreated',
    isWanted: (event, { channelId }) => event.channelId === channelId,
    mayBegin: async (context, { channelId }) => (await loadChannel(context, channelId)) !== null,
    readersAmong: readersOfChannel,
  } satisfies Topic<MessageEvent, SubscriptionMessageCreatedArgs>,
  channelActivity: {
    type: 'messageCreated',
    isWanted: (event, { communityId }) => event.communityId === communityId,
    mayBegin: async (context, { communityId }) =>
      (await loadCommunity(context, communityId)) !== null,
    readersAmong: readersOfChannel,
  } satisfies Topic<MessageEvent, SubscriptionChannelActivityArgs>,
}
