import { and, eq, lte, sql } from 'drizzle-orm'
import type { UploadedImage } from '../../platform/database/columns.ts'
import {
  isUniqueViolation,
  type Queryable,
  type Transaction,
} from '../../platform/database/pools.ts'
import { prepared } from '../../platform/database/prepared.ts'
import type { KeptMention } from '../mention/tables.ts'
import { channel, channelRead, message, messageMention } from './tables.ts'

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
        ${sql.placeholder('stickerId')}, ${sql.placeholder('images')}::jsonb,
        ${sql.placeholder('mentions')}::jsonb)`,
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
  images: UploadedImage[]
  mentions: KeptMention[]
  /** With `rateCount` messages of theirs in the channel since then, the author has to wait. */
  rateSince: Date
  rateCount: number
}

/** A message has its numbers. */
type Written = { seq: number; rev: number; rateFilledAt: null }

const hasServed = { seq: null, rateFilledAt: null } as const

/**
 * Numbers and writes a message and marks it read for its author where they have read all before it, all or nothing. Without a number it was
 * refused: by the rate, with the instant of the message that fills it, or because its key or its id has served.
 */
export async function writeMessage(
  db: Queryable,
  { sentAt, rateSince, images, mentions, ...rest }: NewMessage,
): Promise<Written | { seq: null; rateFilledAt: Date | null }> {
  try {
    const rows = await writing(db, {
      ...rest,
      images: JSON.stringify(images),
      mentions: JSON.stringify(mentions),
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
          lastReadSeq: sql<number>`least(${sql.placeholder('seq')}, ${channel.lastSeq})`.as(
            'last_read_seq',
          ),
        })
        .from(channel)
        .where(eq(channel.id, sql.placeholder('channelId'))),
    )
    .onConflictDoUpdate({
      target: [channelRead.tenantId, channelRead.userId, channelRead.channelId],
      set: { lastReadSeq: sql`greatest(${channelRead.lastReadSeq}, excluded.last_read_seq)` },
    })
    .returning({ lastReadSeq: channelRead.lastReadSeq }),
)

/** Moves the mark of what was read; never back, and never past the newest message. Answers where it stands. */
export async function raiseRead(
  db: Queryable,
  userId: string,
  channelId: string,
  seq: number,
): Promise<number> {
  const [mark] = await raisingRead(db, { userId, channelId, seq })
  return mark!.lastReadSeq
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
  of: OwnMessage & { text: string; mentions: KeptMention[]; at: Date; sentSince: Date },
): Promise<number | null> {
  const mentions = JSON.stringify(of.mentions)
  const { rows } = await db.execute<{ rev: number | null }>(
    sql`select edit_message(${of.message.channelId}, ${of.message.id}, ${of.authorId}, ${of.text}, ${of.at}, ${of.sentSince}, ${mentions}::jsonb) as rev`,
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

/** Forgets what a message said that was deleted by then; false where it was not. */
export async function wipeMessage(db: Queryable, id: string, deletedBy: Date): Promise<boolean> {
  const wiped = await db
    .update(message)
    .set({ text: '', images: [], mentions: [], stickerId: null, reactions: [] })
    .where(and(eq(message.id, id), lte(message.deletedAt, deletedBy)))
    .returning({ channelId: message.channelId, seq: message.seq })
  for (const { channelId, seq } of wiped)
    await db
      .delete(messageMention)
      .where(and(eq(messageMention.channelId, channelId), eq(messageMention.seq, seq)))
  return wiped.length > 0
}
