import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { receipt, receiptPrint, type PrintRow, type ReceiptRow } from './tables.ts'

type Kept = Omit<typeof receipt.$inferSelect, 'tenantId'>

export async function findReceipt(db: Queryable, id: string): Promise<Kept | undefined> {
  return (await db.select().from(receipt).where(eq(receipt.id, id)))[0]
}

/** What is kept of a receipt, from now on at the latest; nobody else writes on it until the transaction ends. */
export async function keepReceipt(
  transaction: Transaction,
  { id, order, issuer }: Pick<ReceiptRow, 'id' | 'order' | 'issuer'>,
): Promise<Kept> {
  await transaction.insert(receipt).values({ id, issuer, orderId: order.id }).onConflictDoNothing()
  const [kept] = await transaction.select().from(receipt).where(eq(receipt.id, id)).for('update')
  return kept!
}

/** Makes it out to somebody; false where it is made out already. */
export async function writeAddressee(
  transaction: Transaction,
  id: string,
  addressee: string,
  addressedAt: Date,
): Promise<boolean> {
  const written = await transaction
    .update(receipt)
    .set({ addressee, addressedAt })
    .where(and(eq(receipt.id, id), isNull(receipt.addressee)))
    .returning({ id: receipt.id })
  return written.length > 0
}

export async function findPrint(db: Queryable, id: string): Promise<PrintRow | undefined> {
  return (await db.select().from(receiptPrint).where(eq(receiptPrint.id, id)))[0]
}

export async function findLastPrint(
  db: Queryable,
  receiptId: string,
): Promise<PrintRow | undefined> {
  const [last] = await db
    .select()
    .from(receiptPrint)
    .where(eq(receiptPrint.receiptId, receiptId))
    .orderBy(desc(receiptPrint.position))
    .limit(1)
  return last
}

export async function insertPrint(transaction: Transaction, print: PrintRow): Promise<void> {
  await transaction.insert(receiptPrint).values(print)
  await transaction
    .update(receipt)
    .set({ prints: print.position })
    .where(eq(receipt.id, print.receiptId))
}
