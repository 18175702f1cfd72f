import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import type { ChannelRow, MessageRow } from '../../platform/graphql/rows.ts'
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

/** When this author's messages in this channel were sent since an instant, oldest first. */
export async function findSendTimes(
  db: Queryable,
  authorId: string,
  channelId: string,
  since: Date,
): Promise<Date[]> {
  const rows = await db
    .select({ sentAt: message.sentAt })
    .from(message)
    .where(
      and(
        eq(message.authorId, authorId),
        eq(message.channelId, channelId),
        gt(message.sentAt, since),
      ),
    )
    .orderBy(asc(message.sentAt))
  return rows.map((row) => row.sentAt)
}

/** The next number of a channel. Its row stays locked until the transaction ends. */
export async function takeSeq(transaction: Transaction, channelId: string): Promise<number> {
  const rows = await transaction
    .update(channel)
    .set({ lastSeq: sql`${channel.lastSeq} + 1` })
    .where(eq(channel.id, channelId))
    .returning({ seq: channel.lastSeq })
  if (!rows[0]) throw new Error(`channel ${channelId} is gone`)
  return rows[0].seq
}

/** Writes a message, and its author's mark up to it, in one statement. */
export async function insertMessage(
  transaction: Transaction,
  row: Omit<typeof message.$inferInsert, 'tenantId'>,
): Promise<MessageRow> {
  const read = transaction.$with('read').as(
    raisingRead(transaction, row.authorId, row.channelId, row.seq).returning({
      seq: channelRead.lastReadSeq,
    }),
  )
  const rows = await transaction.with(read).insert(message).values(row).returning()
  return rows[0]!
}

/** Moves the mark of what was read; never back. */
export async function raiseRead(
  db: Queryable,
  userId: string,
  channelId: string,
  seq: number,
): Promise<void> {
  await raisingRead(db, userId, channelId, seq)
}

function raisingRead(db: Queryable, userId: string, channelId: string, seq: number) {
  return db
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
