import { and, eq, lte, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { directAttempt, messagePolicy, type Policy } from './tables.ts'

/** Makes what one fan begins at once wait for each other, so that what is counted stays true. */
export async function lockOpener(transaction: Transaction, fanId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`direct messages ${fanId}`}, 0))`,
  )
}

type Attempt = typeof directAttempt.$inferInsert

/** To how many a fan went since then without making a room, and when first; what was before is forgotten. */
export async function countAttempts(
  transaction: Transaction,
  fanId: string,
  since: Date,
): Promise<{ count: number; oldestAt: Date | undefined }> {
  const { fanId: ofFan, at } = directAttempt
  await transaction.delete(directAttempt).where(and(eq(ofFan, fanId), lte(at, since)))
  const rows = await transaction
    .select({ at })
    .from(directAttempt)
    .where(eq(ofFan, fanId))
    .orderBy(at)
  return { count: rows.length, oldestAt: rows[0]?.at }
}

/** Notes to whom a fan went: once, however often. */
export async function insertAttempt(transaction: Transaction, attempt: Attempt): Promise<void> {
  await transaction.insert(directAttempt).values(attempt).onConflictDoNothing()
}

export async function deleteAttempt(
  transaction: Transaction,
  { fanId, partnerId }: Pick<Attempt, 'fanId' | 'partnerId'>,
): Promise<void> {
  const { fanId: ofFan, partnerId: ofPartner } = directAttempt
  await transaction.delete(directAttempt).where(and(eq(ofFan, fanId), eq(ofPartner, partnerId)))
}

/** What a fan chose; undefined where they never did. */
export async function findPolicy(db: Queryable, fanId: string): Promise<Policy | undefined> {
  const rows = await db.select().from(messagePolicy).where(eq(messagePolicy.fanId, fanId))
  return rows[0]?.policy
}

export async function upsertPolicy(db: Queryable, fanId: string, policy: Policy): Promise<void> {
  const { tenantId, fanId: ofFan } = messagePolicy
  await db
    .insert(messagePolicy)
    .values({ fanId, policy })
    .onConflictDoUpdate({ target: [tenantId, ofFan], set: { policy } })
}
