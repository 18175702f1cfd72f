import { sql } from 'drizzle-orm'
import type { Transaction } from './pools.ts'

/**
 * Makes all transactions that name the same thing queue, until each ends: for what is counted before it is written,
 * where no row stands for the whole. Named by what is counted and whose it is, such as `basket user_01jd…`.
 */
export async function queueUp(transaction: Transaction, thing: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${thing}, 0))`)
}
