import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { queueUp } from '../../platform/database/queueUp.ts'
import { deniedWord, messageReport, type MessageReportRow } from './tables.ts'

export async function findDeniedWords(db: Queryable) {
  return db.select({ word: deniedWord.word, scope: deniedWord.scope }).from(deniedWord)
}

/** Makes a reporter's parallel reports queue, so that their count is exact. Held until the transaction ends. */
export async function lockReporter(transaction: Transaction, reporterId: string): Promise<void> {
  await queueUp(transaction, `report ${reporterId}`)
}

export async function hasReport(db: Queryable, messageId: string): Promise<boolean> {
  const rows = await db
    .select({ id: messageReport.id })
    .from(messageReport)
    .where(eq(messageReport.messageId, messageId))
    .limit(1)
  return rows.length > 0
}

export async function hasReported(
  transaction: Transaction,
  messageId: string,
  reporterId: string,
): Promise<boolean> {
  const rows = await transaction
    .select({ id: messageReport.id })
    .from(messageReport)
    .where(and(eq(messageReport.messageId, messageId), eq(messageReport.reporterId, reporterId)))
  return rows.length > 0
}

/** When this person reported since an instant, oldest first. */
export async function findReportTimes(
  transaction: Transaction,
  reporterId: string,
  since: Date,
): Promise<Date[]> {
  const rows = await transaction
    .select({ createdAt: messageReport.createdAt })
    .from(messageReport)
    .where(and(eq(messageReport.reporterId, reporterId), gt(messageReport.createdAt, since)))
    .orderBy(asc(messageReport.createdAt))
  return rows.map((row) => row.createdAt)
}

export async function insertReport(
  transaction: Transaction,
  row: Omit<typeof messageReport.$inferInsert, 'tenantId'>,
): Promise<void> {
  await transaction.insert(messageReport).values(row)
}

/** What a fan has reported, the newest first. */
export const findReportsOf = (
  db: Queryable,
  reporterId: string,
  most: number,
): Promise<MessageReportRow[]> =>
  db
    .select()
    .from(messageReport)
    .where(eq(messageReport.reporterId, reporterId))
    .orderBy(desc(messageReport.createdAt), desc(messageReport.id))
    .limit(most)

export async function findReportBy(
  db: Queryable,
  id: string,
): Promise<MessageReportRow | undefined> {
  return (await db.select().from(messageReport).where(eq(messageReport.id, id)))[0]
}

export const findUndecided = (db: Queryable, most: number): Promise<MessageReportRow[]> =>
  db
    .select()
    .from(messageReport)
    .where(eq(messageReport.state, 'RECEIVED'))
    .orderBy(asc(messageReport.createdAt), asc(messageReport.id))
    .limit(most)

/** Decides what nobody has decided; answers whether it did. */
export async function updateReportState(
  transaction: Transaction,
  id: string,
  decision: Pick<MessageReportRow, 'state' | 'decidedAt'>,
): Promise<boolean> {
  const rows = await transaction
    .update(messageReport)
    .set(decision)
    .where(and(eq(messageReport.id, id), eq(messageReport.state, 'RECEIVED')))
    .returning({ id: messageReport.id })
  return rows.length > 0
}
