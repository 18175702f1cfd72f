import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  lt,
  lte,
  ne,
  sql,
  type GetColumnData,
  type SQL,
} from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  isUniqueViolation,
  type Queryable,
  type Transaction,
} from '../../platform/database/pools.ts'
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

export async function findChannelsOf(db: Queryable, communityId: string): Promise<ChannelRow[]> {
  return db
    .select(hardlyChanging)
    .from(channel)
    .where(and(eq(channel.communityId, communityId), ne(channel.visibility, 'PRIVATE')))
    .orderBy(asc(channel.position))
}

const { tenantId: _, idempotencyKey: __, ...columns } = getTableColumns(message)

/** What was deleted is read by nobody: no other statement reads a message. */
const ofMessage = {
  ...columns,
  text: unlessDeleted(message.text, sql`''`).as('text'),
  images: unlessDeleted(message.images, sql`'[]'::jsonb`).as('images'),
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
}

const marks = {
  channelId: channel.id,
  lastSeq,
  lastRev,
  lastReadSeq: channelRead.lastReadSeq,
}
const isViewersRead = and(
  eq(channelRead.channelId, channel.id),
  eq(channelRead.userId, sql.placeholder('viewerId')),
)

const heads = prepared('channel_heads', (db) =>
  db
    .select({ marks, newest: ofMessage })
    .from(channel)
    .leftJoin(channelRead, isViewersRead)
    .leftJoin(message, and(eq(message.channelId, channel.id), eq(message.seq, lastSeq)))
    .where(isAmong(channel.id, 'ids')),
)

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

/** The slice is named as its table, whose columns it has, and always brings the channel's marks. */
function selectSlice(db: Queryable, isOnSide: SQL, order: SQL) {
  const slice = db
    .select()
    .from(message)
    .where(and(eq(message.channelId, channel.id), isOnSide))
    .orderBy(order)
    .limit(sql.placeholder('limit'))
    .as('message')
  return db
    .select({ marks, message: ofMessage })
    .from(channel)
    .leftJoin(channelRead, isViewersRead)
    .leftJoinLateral(slice, sql`true`)
    .where(eq(channel.id, sql.placeholder('channelId')))
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

const writing = prepared('write_message', (db) =>
  db
    .select({
      seq: sql<number | null>`written_seq`,
      rev: sql<number | null>`written_rev`,
      rateFilledAt: sql<Date | null>`rate_filled_at`.mapWith(message.sentAt),
    })
    .from(
      sql`write_message(
        ${sql.placeholder('channelId')}, ${sql.placeholder('id')}, ${sql.placeholder('authorId')},
        ${sql.placeholder('text')}, ${sql.placeholder('idempotencyKey')}, ${sql.placeholder('sentAt')},
        ${sql.placeholder('rateSince')}, ${sql.placeholder('rateCount')}, ${sql.placeholder('replyToId')},
        ${sql.placeholder('stickerId')})`,
    ),
)

export type NewMessage = {
  channelId: string
  id: string
  authorId: string
  text: string
  idempotencyKey: string
  sentAt: Date
  replyToId: string | null
  stickerId: string | null
  /** With `rateCount` messages of theirs in the channel since then, the author has to wait. */
  rateSince: Date
  rateCount: number
}

/** A message has its numbers. */
type Written = { seq: number; rev: number; rateFilledAt: null }

const hasServed = { seq: null, rateFilledAt: null } as const

/**
 * Numbers and writes a message and marks it read for its author, all or nothing. Without a number it was
 * refused: by the rate, with the instant of the message that fills it, or because its key or its id has served.
 */
export async function writeMessage(
  db: Queryable,
  { sentAt, rateSince, ...rest }: NewMessage,
): Promise<Written | { seq: null; rateFilledAt: Date | null }> {
  try {
    const rows = await writing(db, {
      ...rest,
      sentAt: sentAt.toISOString(),
      rateSince: rateSince.toISOString(),
    })
    const { seq, rev, rateFilledAt } = rows[0]!
    return seq !== null && rev !== null
      ? { seq, rev, rateFilledAt: null }
      : { seq: null, rateFilledAt }
  } catch (error) {
    if (isUniqueViolation(error, 'message_idempotency', 'message_id')) return hasServed
    throw error
  }
}

const raisingRead = prepared('raise_read', (db) =>
  db
    .insert(channelRead)
    .select((from) =>
      from
        .select({
          tenantId: channel.tenantId,
          userId: sql<string>`${sql.placeholder('userId')}`.as('user_id'),
          channelId: channel.id,
          lastReadSeq: sql<number>`least(${sql.placeholder('seq')}, ${lastSeq})`.as(
            'last_read_seq',
          ),
        })
        .from(channel)
        .where(eq(channel.id, sql.placeholder('channelId'))),
    )
    .onConflictDoUpdate({
      target: [channelRead.tenantId, channelRead.userId, channelRead.channelId],
      set: { lastReadSeq: sql`greatest(${channelRead.lastReadSeq}, excluded.last_read_seq)` },
    }),
)

/** Moves the mark of what was read; never back, and never past the newest message. */
export async function raiseRead(
  db: Queryable,
  userId: string,
  channelId: string,
  seq: number,
): Promise<void> {
  await raisingRead(db, { userId, channelId, seq })
}

/** Marks all of a community's channels as read up to now; private ones are no community's to mark. */
export async function raiseAllReads(
  transaction: Transaction,
  userId: string,
  communityId: string,
): Promise<void> {
  await transaction.execute(sql`
    insert into ${channelRead} (user_id, channel_id, last_read_seq)
    select ${userId}, ${channel.id}, ${channel.lastSeq} from ${channel}
    where ${channel.communityId} = ${communityId} and ${channel.visibility} <> 'PRIVATE'
    on conflict do nothing`)
}

type OwnMessage = { message: { id: string; channelId: string }; authorId: string }

/**
 * Gives an own message another text where it was sent since then and is not deleted. Gives the change's number, or
 * null where it is too late.
 */
export async function editMessage(
  db: Queryable,
  of: OwnMessage & { text: string; at: Date; sentSince: Date },
): Promise<number | null> {
  const { rows } = await db.execute<{ rev: number | null }>(
    sql`select edit_message(${of.message.channelId}, ${of.message.id}, ${of.authorId}, ${of.text}, ${of.at}, ${of.sentSince}) as rev`,
  )
  return rows[0]!.rev
}

/**
 * Deletes an own message, or brings back one that was deleted since then. Gives the change's number, or null where it
 * is so already, or too late.
 */
export async function deleteMessage(
  db: Queryable,
  of: OwnMessage & { at: Date; isDeleted: boolean; deletedSince: Date },
): Promise<number | null> {
  const deletedAt = of.isDeleted ? of.at : null
  const { rows } = await db.execute<{ rev: number | null }>(
    sql`select delete_message(${of.message.channelId}, ${of.message.id}, ${of.authorId}, ${deletedAt}, ${of.deletedSince}) as rev`,
  )
  return rows[0]!.rev
}

/** Forgets what a message said that was deleted by then. */
export async function wipeMessage(db: Queryable, id: string, deletedBy: Date): Promise<void> {
  await db
    .update(message)
    .set({ text: '', images: [], stickerId: null, reactions: [] })
    .where(and(eq(message.id, id), lte(message.deletedAt, deletedBy)))
}
