import { LRUCache } from 'lru-cache'
import type { Cache } from '../../platform/cache/cache.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadCommunity, mayEnter } from '../community/service.ts'
import type {
  SubscriptionChannelActivityArgs,
  SubscriptionChannelChangedArgs,
  SubscriptionMessageCreatedArgs,
} from '../types.generated.ts'
import { topicOfOwn, type Readership, type Topic } from '../../platform/stream/topic.ts'
import type { ChannelReadEvent, MessageEvent, OwnReactionEvent } from './events.ts'
import { findLostChanges, fullReadersAmong, loadChannel, readersAmong } from './service.ts'
import { findLastRevs, isWhole } from './store.ts'
import type { Authorship, WrittenMessage } from './tables.ts'
import { channelTyping } from './typing.ts'
import { primeNewest } from './views.ts'

/** The message that an event brought along, where it brought all that is shown of one. */
export function messageOf({ message }: MessageEvent): (WrittenMessage & Authorship) | undefined {
  return message && isWhole(message) ? message : undefined
}

const channelReaders: Readership<MessageEvent> = {
  of: ({ channelId }) => channelId,
  among: readersAmong,
  full: { of: ({ channelId }) => channelId, among: fullReadersAmong },
}

type Newest = { message: WrittenMessage; rev: number }

/** The newest message that events told a gateway of, by tenant and channel: of the busiest channels, for a while. */
const newestTold = new WeakMap<Cache, LRUCache<string, Newest>>()
function newestToldTo({ cache }: GatewayContext): LRUCache<string, Newest> {
  const told = newestTold.get(cache) ?? new LRUCache<string, Newest>({ max: 1_000, ttl: 60_000 })
  newestTold.set(cache, told)
  return told
}

const aboutChannel = {
  type: 'messageChanged',
  idOf: ({ channelId }) => channelId,
  idIn: ({ channelId }) => channelId,
  mayBegin: async (context, { channelId }) => (await loadChannel(context, channelId)) !== null,
  readership: channelReaders,
} satisfies Topic<MessageEvent, SubscriptionChannelChangedArgs>

export const chatTopics = {
  channelTyping,
  channelRead: topicOfOwn<ChannelReadEvent>('channelRead'),
  ownReaction: topicOfOwn<OwnReactionEvent>('ownReaction'),
  channelChanged: {
    ...aboutChannel,
    log: {
      revOf: ({ rev }) => rev,
      lastRevs: ({ db }, channelIds) => findLastRevs(db, channelIds),
      after: findLostChanges,
      bare: ({ message: _, ...event }) => event,
    },
  } satisfies Topic<MessageEvent, SubscriptionChannelChangedArgs>,
  messageCreated: {
    ...aboutChannel,
    concerns: ({ change }) => change === 'CREATED',
  } satisfies Topic<MessageEvent, SubscriptionMessageCreatedArgs>,
  channelActivity: {
    type: 'messageChanged',
    idOf: ({ communityId }) => communityId,
    idIn: ({ communityId }) => communityId,
    mayBegin: async (context, { communityId }) =>
      (await loadCommunity(context, communityId)) !== null &&
      (await mayEnter(context, communityId)),
    readership: channelReaders,
    concerns: ({ change }) => change !== 'REACTED',
    prime: (context, event) => {
      const message = messageOf(event)
      const told = newestToldTo(context)
      const key = `${context.tenantId} ${event.channelId}`
      if (!message) {
        // It may be the newest that has changed: what was known of it is not what it is now.
        told.delete(key)
        return
      }
      // Events may overtake each other on their way; what was newest once must not come back.
      const known = told.get(key)
      // What has changed may be any of them: only one that is new, or the newest known, is the newest.
      if (event.change !== 'CREATED' && !known) return
      const isPast = known && (known.message.seq > message.seq || known.rev > event.rev)
      const newest = isPast ? known : { message, rev: event.rev }
      told.set(key, newest)
      primeNewest(context, newest.message, newest.rev)
    },
  } satisfies Topic<MessageEvent, SubscriptionChannelActivityArgs>,
}
