import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { receivedInformation, type ReceivedRow } from './tables.ts'

const isOf = (fanId: string) => eq(receivedInformation.fanId, fanId)

/** What reached a fan, the newest first. */
export async function findReceivedOf(
  db: Queryable,
  fanId: string,
  most: number,
): Promise<ReceivedRow[]> {
  return db
    .select()
    .from(receivedInformation)
    .where(isOf(fanId))
    .orderBy(desc(receivedInformation.at), desc(receivedInformation.id))
    .limit(most)
}

/** Some of what reached a fan; nothing of what reached others. */
export async function findReceived(
  db: Queryable,
  fanId: string,
  ids: readonly string[],
): Promise<ReceivedRow[]> {
  return db
    .select()
    .from(receivedInformation)
    .where(and(isOf(fanId), inArray(receivedInformation.id, [...ids])))
}

/** The same for the desk, whoever's it is. */
export async function findAnyReceived(db: Queryable, id: string): Promise<ReceivedRow | undefined> {
  return (await db.select().from(receivedInformation).where(eq(receivedInformation.id, id)))[0]
}

/** One of a fan's, which nobody else changes until the transaction ends. */
export async function lockReceived(
  transaction: Transaction,
  fanId: string,
  id: string,
): Promise<ReceivedRow | undefined> {
  const [row] = await transaction
    .select()
    .from(receivedInformation)
    .where(and(isOf(fanId), eq(receivedInformation.id, id)))
    .for('update')
  return row
}

export async function insertReceived(
  db: Queryable,
  row: typeof receivedInformation.$inferInsert,
): Promise<void> {
  await db.insert(receivedInformation).values(row)
}

export async function changeReceived(
  db: Queryable,
  id: string,
  set: Partial<Pick<ReceivedRow, 'claimedAt' | 'appeal' | 'appealedAt' | 'answer' | 'isLifted'>>,
): Promise<ReceivedRow> {
  const [row] = await db
    .update(receivedInformation)
    .set(set)
    .where(eq(receivedInformation.id, id))
    .returning()
  return row!
}

/** Notes that a fan saw some of what reached them: when they did first. */
export async function markReceivedRead(
  db: Queryable,
  fanId: string,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  await db
    .update(receivedInformation)
    .set({ readAt: at })
    .where(
      and(
        isOf(fanId),
        inArray(receivedInformation.id, [...ids]),
        isNull(receivedInformation.readAt),
      ),
    )
}

/** What the presents are worth that were sent since an instant, in yen. */
export async function sumPresentsSince(db: Queryable, since: Date): Promise<number> {
  const [sum] = await db
    .select({ yen: sql<number>`coalesce(sum(${receivedInformation.worthYen}), 0)::integer` })
    .from(receivedInformation)
    .where(and(eq(receivedInformation.kind, 'PRESENT'), gte(receivedInformation.at, since)))
  return sum!.yen
}

/** Appeals that wait for an answer, the oldest first. */
export async function findAppeals(db: Queryable): Promise<ReceivedRow[]> {
  return db
    .select()
    .from(receivedInformation)
    .where(and(isNotNull(receivedInformation.appealedAt), isNull(receivedInformation.answer)))
    .orderBy(asc(receivedInformation.appealedAt))
    .limit(100)
}
