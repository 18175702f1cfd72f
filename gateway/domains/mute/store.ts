import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import type { KeysetPage } from '../../platform/graphql/connection.ts'
import {
  hiddenMessage,
  mutedWord,
  userMute,
  type HiddenMessageRow,
  type MutedWordRow,
  type MuteKind,
  type UserMuteRow,
} from './tables.ts'

/** Makes what one fan changes at once wait for each other, so that what is counted stays true. */
export async function lockMutes(transaction: Transaction, fanId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`mutes ${fanId}`}, 0))`,
  )
}

const next = (id: PgColumn, key: string | undefined) =>
  key === undefined ? undefined : lt(id, key)

/** Whom a fan mutes or blocks, the latest first, and one more than the page where there are more. */
export function findUserMutes(
  db: Queryable,
  { fanId, kind }: { fanId: string; kind: MuteKind },
  { key, size }: KeysetPage<string>,
): Promise<UserMuteRow[]> {
  return db
    .select()
    .from(userMute)
    .where(and(eq(userMute.fanId, fanId), eq(userMute.kind, kind), next(userMute.id, key)))
    .orderBy(desc(userMute.id))
    .limit(size + 1)
}

/** Who blocks this fan, or whom the fan keeps away, by id alone. */
export async function findMutedIds(
  db: Queryable,
  fanId: string,
  most: number,
): Promise<Record<MuteKind | 'BLOCKED_BY', string[]>> {
  const isOwn = sql<boolean>`${userMute.fanId} = ${fanId}`
  const rows = await db
    .select({ fanId: userMute.fanId, userId: userMute.userId, kind: userMute.kind })
    .from(userMute)
    .where(or(isOwn, and(eq(userMute.userId, fanId), eq(userMute.kind, 'BLOCKED'))))
    .orderBy(desc(userMute.id))
    .limit(3 * most)
  const own = (kind: MuteKind) =>
    rows.flatMap((row) => (row.fanId === fanId && row.kind === kind ? [row.userId] : []))
  return {
    MUTED: own('MUTED'),
    BLOCKED: own('BLOCKED'),
    BLOCKED_BY: rows.flatMap((row) => (row.fanId === fanId ? [] : [row.fanId])),
  }
}

export function countUserMutes(
  db: Queryable,
  { fanId, userId, kind }: { fanId: string; userId: string; kind: MuteKind },
): Promise<number> {
  const isOther = sql`${userMute.userId} <> ${userId}`
  return db.$count(userMute, and(eq(userMute.fanId, fanId), eq(userMute.kind, kind), isOther))
}

/** Mutes or blocks: what was said of the same person before is replaced, the same said again changes nothing. */
export async function upsertUserMute(
  db: Queryable,
  row: Omit<UserMuteRow, 'tenantId'>,
): Promise<void> {
  const { kind, id, mutedAt } = row
  await db
    .insert(userMute)
    .values(row)
    .onConflictDoUpdate({
      target: [userMute.tenantId, userMute.fanId, userMute.userId],
      set: { kind, id, mutedAt },
      setWhere: sql`${userMute.kind} <> ${kind}`,
    })
}

export async function deleteUserMute(db: Queryable, fanId: string, userId: string): Promise<void> {
  await db.delete(userMute).where(and(eq(userMute.fanId, fanId), eq(userMute.userId, userId)))
}

/** A fan's words that hold at this instant, the newest first. */
export function findMutedWords(
  db: Queryable,
  { fanId, now }: { fanId: string; now: Date },
): Promise<MutedWordRow[]> {
  return db
    .select()
    .from(mutedWord)
    .where(and(eq(mutedWord.fanId, fanId), or(isNull(mutedWord.until), gt(mutedWord.until, now))))
    .orderBy(desc(mutedWord.id))
}

/** Keeps a word under its id; one that is spelled alike gives way to it. */
export async function putMutedWord(
  transaction: Transaction,
  row: Omit<MutedWordRow, 'tenantId'>,
): Promise<void> {
  await transaction
    .delete(mutedWord)
    .where(
      and(
        eq(mutedWord.fanId, row.fanId),
        or(eq(mutedWord.folded, row.folded), eq(mutedWord.id, row.id)),
      ),
    )
  await transaction.insert(mutedWord).values(row)
}

/** False where the fan has no such word. */
export async function deleteMutedWord(db: Queryable, fanId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(mutedWord)
    .where(and(eq(mutedWord.fanId, fanId), eq(mutedWord.id, id)))
    .returning({ id: mutedWord.id })
  return gone.length > 0
}

export async function findHiddenMessageIds(
  db: Queryable,
  fanId: string,
  most: number,
): Promise<string[]> {
  const rows = await findHiddenMessages(db, fanId, { side: 'after', key: undefined, size: most })
  return rows.map(({ messageId }) => messageId)
}

/** What a fan has hidden, the latest first, and one more than the page where there are more. */
export function findHiddenMessages(
  db: Queryable,
  fanId: string,
  { key, size }: KeysetPage<string>,
): Promise<HiddenMessageRow[]> {
  return db
    .select()
    .from(hiddenMessage)
    .where(and(eq(hiddenMessage.fanId, fanId), next(hiddenMessage.id, key)))
    .orderBy(desc(hiddenMessage.id))
    .limit(size + 1)
}

export function countHiddenMessages(db: Queryable, fanId: string): Promise<number> {
  return db.$count(hiddenMessage, eq(hiddenMessage.fanId, fanId))
}

export async function insertHiddenMessage(
  db: Queryable,
  row: Omit<HiddenMessageRow, 'tenantId'>,
): Promise<void> {
  await db.insert(hiddenMessage).values(row).onConflictDoNothing()
}

export async function deleteHiddenMessage(
  db: Queryable,
  fanId: string,
  messageId: string,
): Promise<void> {
  await db
    .delete(hiddenMessage)
    .where(and(eq(hiddenMessage.fanId, fanId), eq(hiddenMessage.messageId, messageId)))
}
