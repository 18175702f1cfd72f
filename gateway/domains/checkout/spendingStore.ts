import { and, eq, gte, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { spendingCap, spendingNotice, storeOrder, type SpendingCapRow } from './tables.ts'

export async function findCap(db: Queryable, fanId: string): Promise<SpendingCapRow | undefined> {
  const { yen, nextYen, changesAt } = spendingCap
  const [row] = await db
    .select({ fanId: spendingCap.fanId, yen, nextYen, changesAt })
    .from(spendingCap)
    .where(eq(spendingCap.fanId, fanId))
  return row
}

export async function writeCap(transaction: Transaction, cap: SpendingCapRow): Promise<void> {
  const { tenantId, fanId } = spendingCap
  await transaction
    .insert(spendingCap)
    .values(cap)
    .onConflictDoUpdate({ target: [tenantId, fanId], set: cap })
}

/** Yen that a fan has paid since an instant: captured, whatever became of it. */
export async function sumPaidSince(db: Queryable, fanId: string, since: Date): Promise<number> {
  const [sum] = await db
    .select({ yen: sql<number>`coalesce(sum(${storeOrder.total}), 0)::integer` })
    .from(storeOrder)
    .where(
      and(
        eq(storeOrder.fanId, fanId),
        ne(storeOrder.method, 'COINS'),
        gte(storeOrder.placedAt, since),
      ),
    )
  return sum!.yen
}

/** Writes down that a fan is told of these sums in a month, and answers those that they were not told of before. */
export async function insertSpendingNotices(
  transaction: Transaction,
  { fanId, month, sums, at }: { fanId: string; month: string; sums: readonly number[]; at: Date },
): Promise<number[]> {
  if (sums.length === 0) return []
  const rows = await transaction
    .insert(spendingNotice)
    .values(sums.map((yen) => ({ fanId, month, yen, at })))
    .onConflictDoNothing()
    .returning({ yen: spendingNotice.yen })
  return rows.map(({ yen }) => yen)
}
