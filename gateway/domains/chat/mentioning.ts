import { foldName } from '#rules/fold.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { nameOf } from '../community/service.ts'
import {
  askForName,
  mentionableAmong as mentionableAmongIn,
  mentionableBy,
  strangersTold,
  type Place,
} from '../mention/service.ts'
import type { KeptMention } from '../mention/tables.ts'
import { awayFrom, blocksOf } from '../mute/service.ts'
import { takeBackTold, tellMentions } from '../notification/service.ts'
import { loadUser } from '../user/service.ts'
import { canPost } from './admitting.ts'
import { isReading, membersOf } from './members.ts'
import { findMentioned } from './mentionStore.ts'
import { asksForSomething, isDirect, roomReadersAmong } from './rooms.ts'
import type { ChannelRow, WrittenMessage } from './tables.ts'

/** Those of these users whom the viewer may mention in a room that they write in. */
export async function mentionableAmong(
  context: GatewayContext,
  channel: ChannelRow,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  if (!isDirect(channel)) {
    const found = await mentionableAmongIn(context, placeOf(channel), ids)
    // Nobody is told of words that they may not read.
    return asksForSomething(channel) ? roomReadersAmong(context, channel, [...found]) : found
  }
  const blocks = await blocksOf(context)
  const readers = await readersOf(context, channel)
  return new Set(ids.filter((id) => !blocks.includes(id) && readers.includes(id)))
}

/** Whom the viewer may mention in a room by what they typed of a name; nobody for whoever may not write there. */
export async function mentionableIn(context: GatewayContext, channel: ChannelRow, typed: string) {
  const { userId } = context
  if (userId === null || !(await canPost(context, channel))) return []
  const name = askForName(context, typed)
  if (name === undefined) return []
  const isPrivate = isDirect(channel)
  const ids = isPrivate
    ? await othersReading(context, channel)
    : await mentionableBy(context, placeOf(channel), name)
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

async function othersReading(context: GatewayContext, channel: ChannelRow): Promise<string[]> {
  const without = await awayFrom(context)
  const readers = await readersOf(context, channel)
  return readers.filter((id) => id !== context.userId && !without.includes(id))
}

const readersOf = async (context: GatewayContext, { id }: ChannelRow) =>
  (await membersOf(context, id)).filter(isReading).map(({ userId }) => userId)

const placeOf = ({ id, communityId }: ChannelRow): Place => ({ kind: 'room', id, communityId })

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
  const told = { ...deed, kind: 'MENTION' as const, communityId, at: sentAt }
  await tellMentions(db, { ...told, fanIds: [...mentioned] }, strangersTold)
  const taken = { ...deed, kind: 'MENTION' as const }
  await takeBackTold(db, { ...taken, fanIds: gone })
  if (mentioned.size === 0) return
  // It may have been changed or deleted meanwhile, by who took back what was not told yet.
  const left = await findMentioned(db, id)
  await takeBackTold(db, { ...taken, fanIds: [...mentioned].filter((fanId) => !left.has(fanId)) })
}
