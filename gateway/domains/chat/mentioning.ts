import { GraphQLError } from 'graphql'
import { foldName } from '#rules/fold.ts'
import { relabelMentions } from '#rules/mention.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { Cache } from '../../platform/cache/cache.ts'
import type { GatewayContext, Language } from '../../platform/graphql/context.ts'
import { createRateGuard, type RateGuard } from '../../platform/http/rate.ts'
import { nameOf } from '../community/service.ts'
import { awayFrom, blocksOf } from '../mute/service.ts'
import { takeBackTold, tellMentions } from '../notification/service.ts'
import { loadUser } from '../user/service.ts'
import { canPost } from './admitting.ts'
import { isReading, membersOf } from './members.ts'
import {
  findMentionable,
  findMentionableAmong,
  findMentioned,
  type Mentioning,
} from './mentionStore.ts'
import { asksForSomething, isDirect, roomReadersAmong } from './rooms.ts'
import type { ChannelRow, KeptMention, ShownMention, WrittenMessage } from './tables.ts'

/** How somebody is shown who has left. */
const leftNames: Record<Language, string> = { ja: '退会したユーザー', en: 'Someone who left' }

/** A message's text with whomever it mentions by their name of now, and where they stand in it. */
export async function showMentions(
  context: GatewayContext,
  { text, mentions }: Pick<WrittenMessage, 'text' | 'mentions'>,
): Promise<{ text: string; mentions: ShownMention[] }> {
  if (mentions.length === 0) return { text, mentions: [] }
  const users = await Promise.all(mentions.map(({ userId }) => loadUser(context, userId)))
  const names = await Promise.all(
    users.map((user) => (user ? nameOf(context, user) : leftNames[context.language])),
  )
  const shown = relabelMentions(text, mentions, (_, at) => `@${names[at]!}`)
  return {
    text: shown.text,
    mentions: shown.mentions.map((each, at) => ({ ...each, userId: users[at]?.id ?? null })),
  }
}

/** Those of these users whom the viewer may mention in a room that they write in. */
export async function mentionableAmong(
  context: GatewayContext,
  channel: ChannelRow,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const blocks = await blocksOf(context)
  const unblocked = ids.filter((id) => !blocks.includes(id))
  if (!isDirect(channel)) {
    const found = await findMentionableAmong(context.db, mentioningIn(context, channel), unblocked)
    // Nobody is told of words that they may not read.
    return asksForSomething(channel) ? roomReadersAmong(context, channel, [...found]) : found
  }
  const readers = await readersOf(context, channel)
  return new Set(unblocked.filter((id) => readers.includes(id)))
}

/** A minute's typing of names; more is somebody copying them. */
const perMinute = { user: 120, address: 120 }
/** A process's own, by what it holds once. */
const guards = new WeakMap<Cache, RateGuard>()
/** No name is longer. */
const longestTyped = 100

/** Whom the viewer may mention in a room by what they typed of a name; nobody for whoever may not write there. */
export async function mentionableIn(context: GatewayContext, channel: ChannelRow, typed: string) {
  const { cache, now, tenantId, userId, db } = context
  if (userId === null || typed.length > longestTyped || !(await canPost(context, channel)))
    return []
  const guard = guards.get(cache) ?? createRateGuard(now, perMinute)
  guards.set(cache, guard)
  // Nobody found would be said of a name that there is.
  if (guard.take('user', `${tenantId} ${userId}`) > 0)
    throw new GraphQLError('Too many names are asked for.', {
      extensions: { code: 'RATE_LIMITED' },
    })
  const name = foldName(typed)
  const without = await awayFrom(context)
  const most = listSizes['Channel.mentionable']
  const isPrivate = isDirect(channel)
  const ids = isPrivate
    ? (await readersOf(context, channel)).filter((id) => id !== userId && !without.includes(id))
    : await findMentionable(db, mentioningIn(context, channel), { name, without, most })
  const readers = asksForSomething(channel)
    ? await roomReadersAmong(context, channel, ids)
    : undefined
  const told = readers ? ids.filter((id) => readers.has(id)) : ids
  const users = (await Promise.all(told.map((id) => loadUser(context, id)))).filter(
    (user) => user !== null,
  )
  if (!isPrivate) return users
  const names = await Promise.all(users.map((user) => nameOf(context, user)))
  return users.filter(({ displayName }, at) =>
    [displayName, names[at]!].some((each) => foldName(each).includes(name)),
  )
}

const readersOf = async (context: GatewayContext, { id }: ChannelRow) =>
  (await membersOf(context, id)).filter(isReading).map(({ userId }) => userId)

const mentioningIn = ({ userId }: GatewayContext, { id, communityId }: ChannelRow): Mentioning => ({
  channelId: id,
  communityId,
  viewerId: userId!,
})

/**
 * Who mentions more people in an hour who don't follow them is talking to a crowd: the words go out, and ring for
 * nobody. Three full messages to strangers, or a lively evening among those who answer one another.
 */
export const strangersTold = { most: 30, minutes: 60 }

/**
 * Tells those whom a message mentions now, each once however often it is changed, and no more those whom it did before.
 * Of direct messages everyone hears anyway.
 */
export async function tellMentioned(
  { db }: GatewayContext,
  channel: ChannelRow,
  { id, authorId, sentAt }: Pick<WrittenMessage, 'id' | 'authorId' | 'sentAt'>,
  { now, before = [] }: { now: readonly KeptMention[]; before?: readonly KeptMention[] },
): Promise<void> {
  if (isDirect(channel)) return
  const { communityId } = channel
  const mentioned = new Set(now.map(({ userId }) => userId))
  const gone = before.map(({ userId }) => userId).filter((userId) => !mentioned.has(userId))
  const deed = { subjectId: id, actorId: authorId }
  const told = { ...deed, communityId, at: sentAt, fanIds: [...mentioned] }
  await tellMentions(db, told, strangersTold)
  const taken = { ...deed, kind: 'MENTION' as const }
  await takeBackTold(db, { ...taken, fanIds: gone })
  if (mentioned.size === 0) return
  // It may have been changed or deleted meanwhile, by who took back what was not told yet.
  const left = await findMentioned(db, id)
  await takeBackTold(db, { ...taken, fanIds: [...mentioned].filter((fanId) => !left.has(fanId)) })
}
