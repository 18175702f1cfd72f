import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { queueUp } from '../../platform/database/queueUp.ts'
import { deniedWord, report, type ReportRow } from './tables.ts'

export async function findDeniedWords(db: Queryable) {
  return db.select({ word: deniedWord.word, scope: deniedWord.scope }).from(deniedWord)
}

/** Makes a reporter's parallel reports queue, so that their count is exact. Held until the transaction ends. */
export async function lockReporter(transaction: Transaction, reporterId: string): Promise<void> {
  await queueUp(transaction, `report ${reporterId}`)
}

export async function hasReport(
  db: Queryable,
  kind: ReportRow['kind'],
  subjectId: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: report.id })
    .from(report)
    .where(and(eq(report.kind, kind), eq(report.subjectId, subjectId)))
    .limit(1)
  return rows.length > 0
}

export async function hasReported(
  transaction: Transaction,
  { kind, subjectId, reporterId }: Pick<ReportRow, 'kind' | 'subjectId' | 'reporterId'>,
): Promise<boolean> {
  const isIt = and(eq(report.kind, kind), eq(report.subjectId, subjectId))
  const rows = await transaction
    .select({ id: report.id })
    .from(report)
    .where(and(isIt, eq(report.reporterId, reporterId)))
  return rows.length > 0
}

/** When this person reported since an instant, oldest first. */
export async function findReportTimes(
  transaction: Transaction,
  reporterId: string,
  since: Date,
): Promise<Date[]> {
  const rows = await transaction
    .select({ createdAt: report.createdAt })
    .from(report)
    .where(and(eq(report.reporterId, reporterId), gt(report.createdAt, since)))
    .orderBy(asc(report.createdAt))
  return rows.map((row) => row.createdAt)
}

export async function insertReport(
  transaction: Transaction,
  row: Omit<typeof report.$inferInsert, 'tenantId'>,
): Promise<void> {
  await transaction.insert(report).values(row)
}

/** What a fan has reported, of whatever kind or of one, the newest first. */
export const findReportsOf = (
  db: Queryable,
  reporterId: string,
  { most, kind }: { most: number; kind?: ReportRow['kind'] },
): Promise<ReportRow[]> =>
  db
    .select()
    .from(report)
    .where(and(eq(report.reporterId, reporterId), kind && eq(report.kind, kind)))
    .orderBy(desc(report.createdAt), desc(report.id))
    .limit(most)

export async function findReportBy(db: Queryable, id: string): Promise<ReportRow | undefined> {
  return (await db.select().from(report).where(eq(report.id, id)))[0]
}

export const findUndecided = (db: Queryable, most: number): Promise<ReportRow[]> =>
  db
    .select()
    .from(report)
    .where(eq(report.state, 'RECEIVED'))
    .orderBy(asc(report.createdAt), asc(report.id))
    .limit(most)

/** Decides what nobody has decided; answers whether it did. */
export async function updateReportState(
  transaction: Transaction,
  id: string,
  decision: Pick<ReportRow, 'state' | 'decidedAt'>,
): Promise<boolean> {
  const rows = await transaction
    .update(report)
    .set(decision)
    .where(and(eq(report.id, id), eq(report.state, 'RECEIVED')))
    .returning({ id: report.id })
  return rows.length > 0
}
