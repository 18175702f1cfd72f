import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import { isAmong, prepared, statement } from '../../platform/database/prepared.ts'
import { messageReaction, reactionCount } from './tables.ts'

const reacting = prepared('react_to_message', (db) =>
  db
    .select({
      isTaken: sql<boolean>`is_taken`,
      dueAt: sql<Date>`count_at`.mapWith(reactionCount.countedAt),
    })
    .from(
      sql`react_to_message(
        ${sql.placeholder('messageId')}, ${sql.placeholder('userId')},
        ${sql.placeholder('emoji')}, ${sql.placeholder('palette')}, ${sql.placeholder('at')},
        ${sql.placeholder('mostOwn')}, ${sql.placeholder('mostKinds')})`,
    ),
)

export type NewReaction = {
  messageId: string
  userId: string
  emoji: string
  /** The colour that is waved; null where it is no penlight. */
  palette: string | null
  at: Date
  /** So many a fan has on one message at most, and so many kinds one message has. */
  mostOwn: number
  mostKinds: number
}

/**
 * Writes a fan's reaction down, once, and that its message is to be counted. Not taken where there are as many as may
 * be. Says when it is to be counted.
 */
export async function writeReaction(
  db: Queryable,
  { at, ...rest }: NewReaction,
): Promise<{ isTaken: boolean; dueAt: Date }> {
  return (await reacting(db, { ...rest, at: at.toISOString() }))[0]!
}

const takingBack = prepared('take_back_reaction', (db) =>
  db.select({ dueAt: sql<Date>`count_at`.mapWith(reactionCount.countedAt) }).from(
    sql`take_back_reaction(
        ${sql.placeholder('messageId')}, ${sql.placeholder('userId')},
        ${sql.placeholder('emoji')}, ${sql.placeholder('at')}) as count_at`,
  ),
)

/** Takes a fan's reaction away, where there is one. Says when its message is to be counted. */
export async function deleteReaction(
  db: Queryable,
  { at, ...rest }: Pick<NewReaction, 'messageId' | 'userId' | 'emoji' | 'at'>,
): Promise<Date> {
  return (await takingBack(db, { ...rest, at: at.toISOString() }))[0]!.dueAt
}

const counting = prepared('count_reactions', (db) =>
  db
    .select({ rev: sql<number | null>`counted_rev` })
    .from(
      sql`count_reactions(${sql.placeholder('messageId')}, ${sql.placeholder('at')}) as counted_rev`,
    ),
)

/** Counts a message's reactions where that is due. Gives the change's number; null where nothing is other than it was. */
export async function countReactions(
  db: Queryable,
  messageId: string,
  at: Date,
): Promise<number | null> {
  return (await counting(db, { messageId, at: at.toISOString() }))[0]!.rev
}

/** Messages that are to be counted. */
export async function findDueCounts(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ messageId: reactionCount.messageId })
    .from(reactionCount)
    .where(eq(reactionCount.isDue, true))
    .limit(500)
  return rows.map(({ messageId }) => messageId)
}

const ownReactions = prepared('own_reactions', (db) =>
  db
    .select({ messageId: messageReaction.messageId, emoji: messageReaction.emoji })
    .from(messageReaction)
    .where(
      and(
        eq(messageReaction.userId, sql.placeholder('userId')),
        isAmong(messageReaction.messageId, 'messageIds'),
      ),
    ),
)

/** What a fan waved at these messages. */
export function findOwnReactions(db: Queryable, userId: string, messageIds: readonly string[]) {
  return ownReactions(db, { userId, messageIds })
}

/** Who gave a message this reaction, the latest first. */
export async function findReactors(
  db: Queryable,
  { messageId, emoji, limit }: { messageId: string; emoji: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ userId: messageReaction.userId })
    .from(messageReaction)
    .where(and(eq(messageReaction.messageId, messageId), eq(messageReaction.emoji, emoji)))
    .orderBy(desc(messageReaction.reactedAt), desc(messageReaction.userId))
    .limit(limit)
  return rows.map(({ userId }) => userId)
}

const penlights = statement<{ count: number }>(
  'message_penlights',
  `select count(*)::integer as count from message_reaction where user_id = $1 and emoji = 'penlight'`,
)

/** At how many messages a fan waves their penlight. */
export async function countPenlights(db: Queryable, userId: string): Promise<number> {
  return (await penlights(db, [userId]))[0]!.count
}
