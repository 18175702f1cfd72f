import { and, asc, count, desc, eq, gt, lte, ne, notExists, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { queueUp } from '../../platform/database/queueUp.ts'
import { membership } from '../community/tables.ts'
import { user } from '../user/tables.ts'
import { deniedWord, report, type ReportRow } from './tables.ts'

/** The word stands in the statement itself: a plan that is made for any word has no use for the index of this one. */
const isOpen = sql`${report.state} = 'RECEIVED'`

export async function findDeniedWords(db: Queryable) {
  return db.select({ word: deniedWord.word, scope: deniedWord.scope }).from(deniedWord)
}

/** Makes a reporter's parallel reports queue, so that their count is exact. Held until the transaction ends. */
export async function lockReporter(transaction: Transaction, reporterId: string): Promise<void> {
  await queueUp(transaction, `report ${reporterId}`)
}

/** Makes reports of one thing, and who decides them, queue. Held until the transaction ends. */
export async function queueForReports(transaction: Transaction, subjectId: string): Promise<void> {
  await queueUp(transaction, `reports of ${subjectId}`)
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

/**
 * By how many accounts from before an instant a thing is reported that nobody has decided yet, counted no further than
 * `most`; by none where talents or staff wrote it.
 */
export async function countOpenBy(
  transaction: Transaction,
  { kind, subjectId, authorId }: Pick<ReportRow, 'kind' | 'subjectId'> & { authorId: string },
  { since, most }: { since: Date; most: number },
): Promise<number> {
  const isOfHouse = transaction
    .select({ id: membership.userId })
    .from(membership)
    .where(and(eq(membership.userId, authorId), ne(membership.role, 'MEMBER')))
  const rows = await transaction
    .select({ id: report.id })
    .from(report)
    .innerJoin(user, eq(user.id, report.reporterId))
    .where(
      and(
        eq(report.kind, kind),
        eq(report.subjectId, subjectId),
        isOpen,
        lte(user.createdAt, since),
        notExists(isOfHouse),
      ),
    )
    .limit(most)
  return rows.length
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

export const findUndecided = async (db: Queryable, most: number): Promise<ReportRow[]> =>
  undecided(db, most)

/** The query of what nobody has decided, the oldest first. */
export const undecided = (db: Queryable, most: number) =>
  db.select().from(report).where(isOpen).orderBy(asc(report.createdAt), asc(report.id)).limit(most)

/** What at least so many have reported and nobody has decided: what most have, first. */
export async function findOftenReported(
  db: Queryable,
  { least, most }: { least: number; most: number },
): Promise<string[]> {
  const rows = await db
    .select({ subjectId: report.subjectId })
    .from(report)
    .where(isOpen)
    .groupBy(report.subjectId)
    .having(sql`count(*) >= ${least}`)
    .orderBy(desc(count()), asc(report.subjectId))
    .limit(most)
  return rows.map(({ subjectId }) => subjectId)
}

/** Decides what nobody has decided; answers whether it did. */
export async function updateReportState(
  transaction: Transaction,
  id: string,
  decision: Pick<ReportRow, 'state' | 'decidedAt'>,
): Promise<boolean> {
  const rows = await transaction
    .update(report)
    .set(decision)
    .where(and(eq(report.id, id), isOpen))
    .returning({ id: report.id })
  return rows.length > 0
}
