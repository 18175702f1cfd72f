import { LRUCache } from 'lru-cache'
import type { Cache } from '../../platform/cache/cache.ts'
import type { GatewayEvent } from '../../platform/events/bus.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { Readership, Topic } from '../../platform/stream/topic.ts'
import { directLimit } from '../direct-messages/service.ts'
import { keptApartAmong } from '../mute/service.ts'
import type { SubscriptionChannelTypingArgs } from '../types.generated.ts'
import { canPost } from './admitting.ts'
import { isDirect } from './rooms.ts'
import { communityOf, loadChannel, readersAmong } from './service.ts'
import type { ChannelRow } from './tables.ts'

declare module '../../platform/events/bus.ts' {
  interface Events {
    /** Somebody is writing in a channel: it is in no table, and over in seconds. */
    typing: { channelId: string; userId: string }
  }
}

export type TypingEvent = GatewayEvent & { type: 'typing' }

/** In larger rooms somebody always writes: it would say nothing, to many. */
const fewest = 30
/** A fan's marks in one room are told no closer than this. Milliseconds. */
const apartMs = 3_000
/** A process's own, by what it holds once: when each was told last, by tenant, fan and room. */
const toldAt = new WeakMap<Cache, LRUCache<string, number>>()

/** Whether a channel says who is writing. */
export async function tellsTyping(context: GatewayContext, channel: ChannelRow): Promise<boolean> {
  return isDirect(channel) || (await communityOf(context, channel)).memberCount < fewest
}

/** Tells those who have a channel open that the viewer is writing there. */
export async function tellTyping(context: GatewayContext, channelId: string) {
  const { userId, tenantId, events } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const channel = await loadChannel(context, channelId)
  if (!channel) return { __typename: 'NotFoundError' as const, field: 'channelId' }
  const isTold =
    (await tellsTyping(context, channel)) &&
    (await canPost(context, channel)) &&
    // Whoever has not accepted what was asked hears of words alone.
    (await directLimit(context, channel)) === undefined &&
    takeTurn(context, `${tenantId} ${userId} ${channel.id}`)
  if (isTold) events.publish(tenantId, { type: 'typing', channelId: channel.id, userId })
  return { __typename: 'TellTypingSuccess' as const, isTold }
}

function takeTurn({ cache, now }: GatewayContext, key: string): boolean {
  const told = toldAt.get(cache) ?? new LRUCache<string, number>({ max: 20_000 })
  toldAt.set(cache, told)
  const at = now().getTime()
  if (at - (told.get(key) ?? Number.NEGATIVE_INFINITY) < apartMs) return false
  told.set(key, at)
  return true
}

/** The channel's readers but the writer themselves, and whoever of them and the writer keeps the other away. */
const typingReaders: Readership<TypingEvent> = {
  // No id holds a space.
  of: ({ channelId, userId }) => `${channelId} ${userId}`,
  among: async (context, id, userIds) => {
    const [channelId = '', writerId = ''] = id.split(' ')
    const [readers, apart] = await Promise.all([
      readersAmong(context, channelId, userIds),
      keptApartAmong(context, writerId, userIds),
    ])
    return new Set([...readers].filter((each) => each !== writerId && !apart.has(each)))
  },
}

export const channelTyping = {
  type: 'typing',
  idOf: ({ channelId }) => channelId,
  idIn: ({ channelId }) => channelId,
  mayBegin: async (context, { channelId }) => (await loadChannel(context, channelId)) !== null,
  readership: typingReaders,
} satisfies Topic<TypingEvent, SubscriptionChannelTypingArgs>
