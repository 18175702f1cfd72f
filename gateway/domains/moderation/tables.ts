import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { ReportReason, ReportState, ReportSubjectKind } from '#schema/enums.generated.ts'
import { instant, tenantId } from '../../platform/database/columns.ts'

/** Words that names and messages may not hold. */
export const deniedWord = pgTable(
  'denied_word',
  {
    tenantId: tenantId(),
    word: text('word').notNull(),
    scope: text('scope', { enum: ['EVERYWHERE', 'NAMES'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.word] })],
)

/** What fans told the staff about what others wrote, or about somebody: one row a thing and fan. */
export const report = pgTable(
  'report',
  {
    tenantId: tenantId(),
    kind: text('kind', { enum: ReportSubjectKind }).notNull(),
    /** The id of the message, post, topic or comment, or of the person. */
    subjectId: text('subject_id').notNull(),
    reporterId: text('reporter_id').notNull(),
    id: text('id').notNull(),
    reason: text('reason', { enum: ReportReason }).notNull(),
    note: text('note').notNull(),
    /** What it said when it was reported, whatever its author makes of it since. */
    said: text('said').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    state: text('state', { enum: ReportState }).notNull().default('RECEIVED'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.kind, table.subjectId, table.reporterId] }),
    index('report_reporter').on(table.tenantId, table.reporterId, table.createdAt),
    uniqueIndex('report_id').on(table.tenantId, table.id),
    index('report_open')
      .on(table.tenantId, table.createdAt)
      .where(sql`${table.state} = 'RECEIVED'`),
  ],
)

export type ReportRow = typeof report.$inferSelect
