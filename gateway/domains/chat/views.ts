import DataLoader from 'dataloader'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { findHeads, findSlice, type ChannelMarks, type Slice } from './store.ts'
import type { WrittenMessage } from './tables.ts'

type ViewKey = { channelId: string; part: 'marks' | 'newest' | Slice }
type Found = ChannelMarks & { newest?: WrittenMessage | null; messages?: WrittenMessage[] }

/**
 * What changes all the time of channels, brought together: the heads that a run asks for are one statement, and a
 * slice of messages brings its channel's marks along.
 */
function views(context: GatewayContext) {
  return context.loader(
    'channelView',
    (of) =>
      new DataLoader<ViewKey, Found, string>((keys) => findAll(of, keys), {
        cacheKeyFn: ({ channelId, part }) => `${channelId} ${JSON.stringify(part)}`,
      }),
  )
}

async function findAll({ db, userId }: GatewayContext, keys: readonly ViewKey[]) {
  const sliced = new Set(
    keys.flatMap(({ channelId, part }) => (typeof part === 'object' ? [channelId] : [])),
  )
  const ids = keys.flatMap(({ channelId, part }) =>
    part === 'newest' || (part === 'marks' && !sliced.has(channelId)) ? [channelId] : [],
  )
  const [heads, ...found] = await Promise.all([
    ids.length > 0 ? findHeads(db, userId, [...new Set(ids)]) : [],
    ...keys.map(({ channelId, part }) =>
      typeof part === 'object' ? findSlice(db, userId, channelId, part) : undefined,
    ),
  ])
  const known = new Map<string, Found>()
  for (const each of [...found, ...heads]) if (each) known.set(each.channelId, each)
  return keys.map(
    ({ channelId }, at) =>
      found[at] ?? known.get(channelId) ?? new Error(`channel ${channelId} is gone`),
  )
}

/** The number of a channel's newest message, and how far the viewer has read. */
export function marksOf(context: GatewayContext, channelId: string): Promise<ChannelMarks> {
  return views(context).load({ channelId, part: 'marks' })
}

/** A channel's newest message; null where nobody has written. */
export async function newestOf(
  context: GatewayContext,
  channelId: string,
): Promise<WrittenMessage | null> {
  return (await views(context).load({ channelId, part: 'newest' })).newest ?? null
}

/** A slice of a channel's messages, the nearest to its number first. */
export async function sliceOf(
  context: GatewayContext,
  channelId: string,
  slice: Slice,
): Promise<WrittenMessage[]> {
  return (await views(context).load({ channelId, part: slice })).messages ?? []
}

/** Hands a channel's newest message, as of a change, to a run that shows nothing of its viewer's own. */
export function primeNewest(
  context: GatewayContext,
  newest: WrittenMessage,
  lastRev: number,
): void {
  const { channelId, seq } = newest
  const ofNobody = { lastReadSeq: null, unreadMentions: 0, unreadHidden: 0 }
  const head = { channelId, lastSeq: seq, lastRev, ...ofNobody, newest }
  for (const part of ['marks', 'newest'] as const) views(context).prime({ channelId, part }, head)
}
