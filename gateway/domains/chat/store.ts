import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  lt,
  ne,
  or,
  sql,
  type GetColumnData,
  type SQL,
} from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/database/pools.ts'
import { isAmong, prepared } from '../../platform/database/prepared.ts'
import type { PublicMembershipRow } from '../community/tables.ts'
import type { PublicUserRow } from '../user/tables.ts'
import {
  channel,
  channelRead,
  message,
  type Authorship,
  type ChannelRow,
  type WrittenMessage,
} from './tables.ts'

const { lastSeq, lastRev, ...hardlyChanging } = getTableColumns(channel)

const channels = prepared('channels', (db) =>
  db.select(hardlyChanging).from(channel).where(isAmong(channel.id, 'ids')),
)

export function findChannels(db: Queryable, ids: readonly string[]): Promise<ChannelRow[]> {
  return channels(db, { ids })
}

/** It is a community's, and no fans' own. */
export const isCommunitys = or(
  ne(channel.visibility, 'PRIVATE'),
  isNotNull(channel.nftId),
  isNotNull(channel.membershipItemId),
)

export async function findChannelsOf(db: Queryable, communityId: string): Promise<ChannelRow[]> {
  return db
    .select(hardlyChanging)
    .from(channel)
    .where(and(eq(channel.communityId, communityId), isCommunitys))
    .orderBy(asc(channel.position))
}

const { tenantId: _, idempotencyKey: __, ...columns } = getTableColumns(message)

/** What was deleted is read by nobody: no other statement reads a message, but its author's own that is held. */
const ofMessage = {
  ...columns,
  text: unlessDeleted(message.text, sql`''`).as('text'),
  images: unlessDeleted(message.images, sql`'[]'::jsonb`).as('images'),
  mentions: unlessDeleted(message.mentions, sql`'[]'::jsonb`).as('mentions'),
  stickerId: unlessDeleted(message.stickerId, sql`null`).as('sticker_id'),
  reactions: unlessDeleted(message.reactions, sql`'[]'::jsonb`).as('reactions'),
}

function unlessDeleted<Of extends AnyPgColumn>(column: Of, otherwise: SQL) {
  return sql<
    GetColumnData<Of>
  >`case when ${message.deletedAt} is null then ${column} else ${otherwise} end`.mapWith(column)
}

const ofAuthor: Record<keyof PublicUserRow, true> = { id: true, displayName: true, avatar: true }
const ofAuthorMembership: Record<keyof PublicMembershipRow, true> = {
  id: true,
  role: true,
  oshiId: true,
  joinedAt: true,
}

/** Whether a message has all that is shown: one that came with an event of another version may not. */
export function isWhole(row: WrittenMessage & Authorship): boolean {
  return (
    hasAll(row, ofMessage) &&
    hasAll(row.author, ofAuthor) &&
    hasAll(row.authorMembership, ofAuthorMembership)
  )
}

function hasAll(row: object | null | undefined, columns: object): boolean {
  return !row || Object.keys(columns).every((name) => Object.hasOwn(row, name))
}

/** What changes all the time of a channel. */
export type ChannelMarks = {
  channelId: string
  /** Its newest message's number; 0 where nobody has written. */
  lastSeq: number
  /** Its newest change's number; 0 where nothing was ever said. */
  lastRev: number
  /** How far the viewer has read; null where they never have. */
  lastReadSeq: number | null
  /** How many messages after that mention the viewer. */
  unreadMentions: number
  /** How many of them are nothing for the viewer to open, as far as it is looked (`hiddenAmongUnread`). */
  unreadHidden: number
}

/**
 * Whether a message `said` is nothing for a viewer to open: their own, deleted, hidden by them, or of whom they keep away
 * or who blocks them. Every count of messages asks this. Whether there is any such fan or message at all does not depend
 * on the message: PostgreSQL asks that once for all of them, and most viewers have none.
 */
const isNothingFor = (viewer: SQL) => sql`(
  said.deleted_at is not null or said.author_id = ${viewer}
  or exists (select from user_mute as any_away where any_away.fan_id = ${viewer}) and exists (
    select from user_mute as away where away.fan_id = ${viewer} and away.user_id = said.author_id
  )
  or exists (
    select from user_mute as any_away where any_away.user_id = ${viewer} and any_away.kind = 'BLOCKED'
  ) and exists (
    select from user_mute as away
    where away.fan_id = said.author_id and away.user_id = ${viewer} and away.kind = 'BLOCKED'
  )
  or exists (select from hidden_message as any_hidden where any_hidden.fan_id = ${viewer}) and exists (
    select from hidden_message as hidden
    where hidden.fan_id = ${viewer} and hidden.message_id = said.id
  ))`

/** It is looked among so many of the newest at most, and no further than to so many that are to open: no badge says more than 99. */
const looked = { through: sql.raw('500'), upTo: sql.raw('100') }
const readUpTo = sql`coalesce(${channelRead.lastReadSeq}, 0)`

/**
 * How many of the messages that a viewer has not read in `channel` are nothing for them to open. Numbers have no gap: it
 * is enough to find, from the newest on, what is something to open.
 */
export const hiddenAmongUnread = (viewer: SQL) => sql<number>`(
  select case
    when ${viewer} is null then 0
    when count(*) = ${looked.upTo} then ${lastSeq} - min(found.seq) + 1 - ${looked.upTo}
    else greatest(0, least(${looked.through}, ${lastSeq} - ${readUpTo}) - count(*))
  end::int from (
    select said.seq from (
      select said.id, said.seq, said.author_id, said.deleted_at from message as said
      where ${viewer} is not null and said.channel_id = ${channel.id} and said.seq > ${readUpTo}
      order by said.seq desc limit ${looked.through}
    ) as said
    where not ${isNothingFor(viewer)}
    order by said.seq desc limit ${looked.upTo}
  ) as found)`

const viewerId = sql`${sql.placeholder('viewerId')}::text`
const unreadMentions = sql<number>`(
  select count(*)::int from message_mention as one
  join message as said on said.channel_id = one.channel_id and said.seq = one.seq
  where one.user_id = ${viewerId} and one.channel_id = ${channel.id}
    and one.seq > coalesce(${channelRead.lastReadSeq}, 0)
    and not ${isNothingFor(viewerId)})`

const marks = {
  channelId: channel.id,
  lastSeq,
  lastRev,
  lastReadSeq: channelRead.lastReadSeq,
  unreadMentions: unreadMentions.as('unread_mentions'),
  unreadHidden: hiddenAmongUnread(viewerId).as('unread_hidden'),
}
const isViewersRead = and(
  eq(channelRead.channelId, channel.id),
  eq(channelRead.userId, sql.placeholder('viewerId')),
)

/** The query of the marks of the channels `ids`, as `viewerId` has them, and of their newest messages. */
export const selectHeads = (db: Queryable) =>
  db
    .select({ marks, newest: ofMessage })
    .from(channel)
    .leftJoin(channelRead, isViewersRead)
    .leftJoin(message, and(eq(message.channelId, channel.id), eq(message.seq, lastSeq)))
    .where(isAmong(channel.id, 'ids'))

const heads = prepared('channel_heads', selectHeads)

export type ChannelHead = ChannelMarks & { newest: WrittenMessage | null }

/** The marks of these channels, as this viewer has them, and their newest messages. */
export async function findHeads(
  db: Queryable,
  viewerId: string | null,
  ids: readonly string[],
): Promise<ChannelHead[]> {
  const rows = await heads(db, { viewerId, ids })
  return rows.map(({ marks: own, newest }) => ({ ...own, newest }))
}

const revs = prepared('channel_revs', (db) =>
  db.select({ id: channel.id, lastRev }).from(channel).where(isAmong(channel.id, 'ids')),
)

/** The number of the newest change of each of these channels. */
export async function findLastRevs(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await revs(db, { ids })
  return new Map(rows.map(({ id, lastRev: rev }) => [id, rev]))
}

/** Up to `limit` messages on one side of a `seq`, or those that are new or changed after a `rev`. */
export type Slice = { side: 'before' | 'after' | 'changed'; number: number; limit: number }
export type ChannelSlice = ChannelMarks & { messages: WrittenMessage[] }

const slices = {
  before: prepared('channel_slice_before', (db) =>
    selectSlice(db, lt(message.seq, sql.placeholder('number')), desc(message.seq)),
  ),
  after: prepared('channel_slice_after', (db) =>
    selectSlice(db, gt(message.seq, sql.placeholder('number')), asc(message.seq)),
  ),
  changed: prepared('channel_slice_changed', (db) =>
    selectSlice(db, gt(message.rev, sql.placeholder('number')), asc(message.rev)),
  ),
}

/**
 * The slice is named as its table, whose columns it has, and always brings the channel's marks, which are counted once:
 * the limit keeps PostgreSQL from counting them for each message.
 */
function selectSlice(db: Queryable, isOnSide: SQL, order: SQL) {
  const marked = db
    .select(marks)
    .from(channel)
    .leftJoin(channelRead, isViewersRead)
    .where(eq(channel.id, sql.placeholder('channelId')))
    .limit(1)
    .as('marked')
  const slice = db
    .select()
    .from(message)
    .where(and(eq(message.channelId, marked.channelId), isOnSide))
    .orderBy(order)
    .limit(sql.placeholder('limit'))
    .as('message')
  return db
    .select({
      marks: {
        channelId: marked.channelId,
        lastSeq: marked.lastSeq,
        lastRev: marked.lastRev,
        lastReadSeq: marked.lastReadSeq,
        unreadMentions: marked.unreadMentions,
        unreadHidden: marked.unreadHidden,
      },
      message: ofMessage,
    })
    .from(marked)
    .leftJoinLateral(slice, sql`true`)
    .orderBy(order)
}

/** A slice of a channel's messages, the nearest to its number first; undefined where there is no such channel. */
export async function findSlice(
  db: Queryable,
  viewerId: string | null,
  channelId: string,
  { side, number, limit }: Slice,
): Promise<ChannelSlice | undefined> {
  const rows = await slices[side](db, { viewerId, channelId, number, limit })
  return (
    rows[0] && {
      ...rows[0].marks,
      messages: rows.flatMap(({ message: row }) => row ?? []),
    }
  )
}

const messages = prepared('messages', (db) =>
  db.select(ofMessage).from(message).where(isAmong(message.id, 'ids')),
)

export function findMessages(db: Queryable, ids: readonly string[]): Promise<WrittenMessage[]> {
  return messages(db, { ids })
}

export async function findMessage(db: Queryable, id: string): Promise<WrittenMessage | undefined> {
  return (await findMessages(db, [id]))[0]
}

/** What a message says that is held: for its author alone. */
export async function findHeldText(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db
    .select({ text: message.text })
    .from(message)
    .where(and(eq(message.id, id), isNotNull(message.heldAt)))
  return row?.text ?? null
}

export async function findByIdempotencyKey(
  db: Queryable,
  authorId: string,
  key: string,
): Promise<WrittenMessage | undefined> {
  const rows = await db
    .select(ofMessage)
    .from(message)
    .where(and(eq(message.authorId, authorId), eq(message.idempotencyKey, key)))
  return rows[0]
}
