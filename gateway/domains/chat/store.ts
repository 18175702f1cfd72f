import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import type { ChannelRow, MessageRow } from './tables.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { channel, channelRead, message } from './tables.ts'

export async function findChannels(db: Queryable, ids: readonly string[]): Promise<ChannelRow[]> {
  return db
    .select()
    .from(channel)
    .where(inArray(channel.id, [...ids]))
}

export async function findChannelsOf(db: Queryable, communityId: string): Promise<ChannelRow[]> {
  return db
    .select()
    .from(channel)
    .where(eq(channel.communityId, communityId))
    .orderBy(asc(channel.position))
}

/** The newest message of each of these channels. */
export async function findNewestMessages(
  db: Queryable,
  channels: readonly { id: string; lastSeq: number }[],
): Promise<MessageRow[]> {
  const wanted = channels.filter(({ lastSeq }) => lastSeq > 0)
  if (wanted.length === 0) return []
  const keys = sql.join(
    wanted.map(({ id, lastSeq }) => sql`(${id}, ${lastSeq}::integer)`),
    sql`, `,
  )
  return db
    .select()
    .from(message)
    .where(sql`(${message.channelId}, ${message.seq}) in (${keys})`)
}

export async function findMessages(db: Queryable, ids: readonly string[]): Promise<MessageRow[]> {
  return db
    .select()
    .from(message)
    .where(inArray(message.id, [...ids]))
}

/** Up to `limit` messages on one side of a `seq`, nearest to it first. `limit` is ours, so it may be a literal. */
export async function findMessagePage(
  db: Queryable,
  channelId: string,
  side: { before?: number; after?: number },
  limit: number,
): Promise<MessageRow[]> {
  const isForward = side.after !== undefined
  return db
    .select()
    .from(message)
    .where(
      and(
        eq(message.channelId, channelId),
        side.after === undefined ? undefined : gt(message.seq, side.after),
        side.before === undefined ? undefined : lt(message.seq, side.before),
      ),
    )
    .orderBy(isForward ? asc(message.seq) : desc(message.seq))
    .limit(limit)
}

export async function findReads(db: Queryable, userId: string, channelIds: readonly string[]) {
  return db
    .select()
    .from(channelRead)
    .where(and(eq(channelRead.userId, userId), inArray(channelRead.channelId, [...channelIds])))
}

export async function findByIdempotencyKey(
  db: Queryable,
  authorId: string,
  key: string,
): Promise<MessageRow | undefined> {
  const rows = await db
    .select()
    .from(message)
    .where(and(eq(message.authorId, authorId), eq(message.idempotencyKey, key)))
  return rows[0]
}

const writing = prepared<
  Omit<NewMessage, 'rateSince' | 'sentAt'> & { rateSince: string; sentAt: string },
  { seq: number | null; rateFilledAt: Date | null }[]
>('write_message', (db) =>
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

/** Moves the mark of what was read; never back. */
export async function raiseRead(
  db: Queryable,
  userId: string,
  channelId: string,
  seq: number,
): Promise<void> {
  await db
    .insert(channelRead)
    .values({ userId, channelId, lastReadSeq: seq })
    .onConflictDoUpdate({
      target: [channelRead.tenantId, channelRead.userId, channelRead.channelId],
      set: { lastReadSeq: sql`greatest(${channelRead.lastReadSeq}, excluded.last_read_seq)` },
    })
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
