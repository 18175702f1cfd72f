import { listSizes } from '#schema/listSizes.generated.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { reportsThatHold } from './standing.ts'
import {
  findOftenReported,
  findReportBy,
  findReportsOf,
  findUndecided,
  updateReportState,
} from './store.ts'
import type { ReportRow } from './tables.ts'

/** As many as one looks through at once. */
const undecidedShown = 50

/** What the viewer has reported, the newest first; null for a guest. */
export async function reportsOf({ db, userId }: GatewayContext): Promise<ReportRow[] | null> {
  const most = listSizes['Viewer.sentReports']
  return userId === null ? null : findReportsOf(db, userId, { most })
}

/** The messages among it. */
export async function messageReportsOf({
  db,
  userId,
}: GatewayContext): Promise<ReportRow[] | null> {
  const most = listSizes['Viewer.reports']
  return userId === null ? null : findReportsOf(db, userId, { most, kind: 'MESSAGE' })
}

/** A report by its id; undefined where there is none. */
export const findReport = (db: Queryable, id: string): Promise<ReportRow | undefined> =>
  findReportBy(db, id)

/** Reports that nobody has decided, the oldest first: for the desk. */
export const undecidedReports = (db: Queryable): Promise<ReportRow[]> =>
  findUndecided(db, undecidedShown)

/** Ids of what waits: what several reported before the rest, of which what waits longest comes first. */
export async function waitingSubjects(db: Queryable): Promise<string[]> {
  const often = await findOftenReported(db, { least: reportsThatHold, most: undecidedShown })
  const rest = await undecidedReports(db)
  return [...new Set([...often, ...rest.map(({ subjectId }) => subjectId)])]
}

/** Says what became of a report; false where that was said before, which stands. */
export const decideReport = (
  transaction: Transaction,
  id: string,
  decision: { state: 'ACTED' | 'NOT_ACTED'; decidedAt: Date },
): Promise<boolean> => updateReportState(transaction, id, decision)
