import { and, asc, desc, eq, getTableColumns, gt, lt, ne, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { isAmong, prepared } from '../../platform/database/prepared.ts'
import { membership } from '../community/tables.ts'
import { user } from '../user/tables.ts'
import { channel, channelRead, message, type AuthoredMessage, type ChannelRow } from './tables.ts'

const { lastSeq, ...hardlyChanging } = getTableColumns(channel)

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
    .where(eq(channel.communityId, communityId))
    .orderBy(asc(channel.position))
}

const { tenantId: _, idempotencyKey: __, ...ofMessage } = getTableColumns(message)
const besideMessage = {
  author: { id: user.id, displayName: user.displayName, avatar: user.avatar },
  authorMembership: getTableColumns(membership),
}
const isAuthor = and(eq(user.id, message.authorId), ne(user.status, 'deleted'))
const isAuthorsMembership = and(
  eq(membership.communityId, channel.communityId),
  eq(membership.userId, message.authorId),
)

/** Whether a message has all that is shown: one that came with an event of another version may know other columns. */
export function isWhole(row: AuthoredMessage): boolean {
  const { author, authorMembership } = besideMessage
  return (
    hasAll(row, { ...ofMessage, author, authorMembership }) &&
    (row.author === null || hasAll(row.author, author)) &&
    (row.authorMembership === null || hasAll(row.authorMembership, authorMembership))
  )
}

function hasAll(row: object, columns: object): boolean {
  return Object.keys(columns).every((name) => name in row)
}

/** What changes all the time of a channel. */
export type ChannelHead = {
  channelId: string
  lastSeq: number
  /** How far the viewer has read; null where they never have. */
  lastReadSeq: number | null
  newest: AuthoredMessage | null
}

const heads = prepared('channel_heads', (db) =>
  db
    .select({
      channelId: channel.id,
      lastSeq,
      lastReadSeq: channelRead.lastReadSeq,
      newest: ofMessage,
      ...besideMessage,
    })
    .from(channel)
    .leftJoin(
      channelRead,
      and(
        eq(channelRead.channelId, channel.id),
        eq(channelRead.userId, sql.placeholder('viewerId')),
      ),
    )
    .leftJoin(message, and(eq(message.channelId, channel.id), eq(message.seq, lastSeq)))
    .leftJoin(user, isAuthor)
    .leftJoin(membership, isAuthorsMembership)
    .where(isAmong(channel.id, 'ids')),
)

/** The heads of these channels, as this viewer sees them. */
export async function findHeads(
  db: Queryable,
  viewerId: string | null,
  ids: readonly string[],
): Promise<ChannelHead[]> {
  const rows = await heads(db, { viewerId, ids })
  return rows.map(({ newest, author, authorMembership, ...head }) => ({
    ...head,
    newest: newest && { ...newest, author, authorMembership },
  }))
}

function selectMessages(db: Queryable, where: SQL | undefined) {
  return db
    .select({ ...ofMessage, ...besideMessage })
    .from(message)
    .innerJoin(channel, eq(channel.id, message.channelId))
    .leftJoin(user, isAuthor)
    .leftJoin(membership, isAuthorsMembership)
    .where(where)
}

const messages = prepared('messages', (db) => selectMessages(db, isAmong(message.id, 'ids')))

export async function findMessage(db: Queryable, id: string): Promise<AuthoredMessage | undefined> {
  return (await messages(db, { ids: [id] }))[0]
}

const isOfChannel = eq(message.channelId, sql.placeholder('channelId'))

const messagesBefore = prepared('messages_before', (db) =>
  selectMessages(db, and(isOfChannel, lt(message.seq, sql.placeholder('seq'))))
    .orderBy(desc(message.seq))
    .limit(sql.placeholder('limit')),
)

/** Up to `limit` messages of less than a `seq`, the nearest to it first. */
export function findMessagesBefore(
  db: Queryable,
  channelId: string,
  seq: number,
  limit: number,
): Promise<AuthoredMessage[]> {
  return messagesBefore(db, { channelId, seq, limit })
}

const messagesAfter = prepared('messages_after', (db) =>
  selectMessages(db, and(isOfChannel, gt(message.seq, sql.placeholder('seq'))))
    .orderBy(asc(message.seq))
    .limit(sql.placeholder('limit')),
)

/** Up to `limit` messages of more than a `seq`, the nearest to it first. */
export function findMessagesAfter(
  db: Queryable,
  channelId: string,
  seq: number,
  limit: number,
): Promise<AuthoredMessage[]> {
  return messagesAfter(db, { channelId, seq, limit })
}

export async function findByIdempotencyKey(
  db: Queryable,
  authorId: string,
  key: string,
): Promise<AuthoredMessage | undefined> {
  const isTheirs = and(eq(message.authorId, authorId), eq(message.idempotencyKey, key))
  return (await selectMessages(db, isTheirs))[0]
}

const writing = prepared('write_message', (db) =>
  db
    .select({
      seq: sql<number | null>`written_seq`,
      rateFilledAt: sql<Date | null>`rate_filled_at`.mapWith(message.sentAt),
    })
    .from(
      sql`write_message(
        ${sql.placeholder('channelId')}, ${sql.placeholder('id')}, ${sql.placeholder('authorId')},
        ${sql.placeholder('text')}, ${sql.placeholder('idempotencyKey')}, ${sql.placeholder('sentAt')},
        ${sql.placeholder('rateSince')}, ${sql.placeholder('rateCount')})`,
    ),
)

export type NewMessage = {
  channelId: string
  id: string
  authorId: string
  text: string
  idempotencyKey: string
  sentAt: Date
  /** With `rateCount` messages of theirs in the channel since then, the author has to wait. */
  rateSince: Date
  rateCount: number
}

/**
 * Numbers and writes a message and marks it read for its author, all or nothing. Without a number it was
 * refused: by the rate, with the instant of the message that fills it, or because its key has served.
 */
export async function writeMessage(
  db: Queryable,
  { sentAt, rateSince, ...rest }: NewMessage,
): Promise<{ seq: number | null; rateFilledAt: Date | null }> {
  const rows = await writing(db, {
    ...rest,
    sentAt: sentAt.toISOString(),
    rateSince: rateSince.toISOString(),
  })
  return rows[0]!
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

/** Marks all of a community's channels as read up to now. */
export async function raiseAllReads(
  transaction: Transaction,
  userId: string,
  communityId: string,
): Promise<void> {
  await transaction.execute(sql`
    insert into ${channelRead} (user_id, channel_id, last_read_seq)
    select ${userId}, ${channel.id}, ${channel.lastSeq} from ${channel} where ${channel.communityId} = ${communityId}
    on conflict do nothing`)
}
