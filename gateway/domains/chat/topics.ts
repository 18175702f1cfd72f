import { loadCommunity, mayEnter } from '../community/service.ts'
import type {
  SubscriptionChannelActivityArgs,
  SubscriptionMessageCreatedArgs,
} from '../types.generated.ts'
import type { Readership, Topic } from '../../platform/stream/topic.ts'
import type { MessageEvent } from './events.ts'
import { loadChannel, readersAmong } from './service.ts'
import { isWhole } from './store.ts'
import type { Authorship, WrittenMessage } from './tables.ts'
import { primeNewest } from './views.ts'

/** The message that an event brought along, where it brought all that is shown of one. */
export function messageOf({ message }: MessageEvent): (WrittenMessage & Authorship) | undefined {
  return message && isWhole(message) ? message : undefined
}

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
  } satisfies Topic<MessageEvent, SubscriptionMessageCreatedArgs>,
  channelActivity: {
    type: 'messageCreated',
    idOf: ({ communityId }) => communityId,
    idIn: ({ communityId }) => communityId,
    mayBegin: async (context, { communityId }) =>
      (await loadCommunity(context, communityId)) !== null &&
      (await mayEnter(context, communityId)),
    readership: channelReaders,
    prime: (context, event) => {
      const message = messageOf(event)
      if (message) primeNewest(context, message)
    },
  } satisfies Topic<MessageEvent, SubscriptionChannelActivityArgs>,
}
