import { eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { messagePolicy, type Policy } from './tables.ts'

/** Makes what one fan begins at once wait for each other, so that what is counted stays true. */
export async function lockOpener(transaction: Transaction, fanId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`direct messages ${fanId}`}, 0))`,
  )
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
