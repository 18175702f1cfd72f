import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { ReportReason, ReportState } from '#schema/enums.generated.ts'
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

export const messageReport = pgTable(
  'message_report',
  {
    tenantId: tenantId(),
    messageId: text('message_id').notNull(),
    reporterId: text('reporter_id').notNull(),
    id: text('id').notNull(),
    reason: text('reason', { enum: ReportReason }).notNull(),
    note: text('note').notNull(),
    createdAt: instant('created_at').notNull(),
    state: text('state', { enum: ReportState }).notNull().default('RECEIVED'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.messageId, table.reporterId] }),
    index('message_report_reporter').on(table.tenantId, table.reporterId, table.createdAt),
    uniqueIndex('message_report_id').on(table.tenantId, table.id),
  ],
)

export type MessageReportRow = typeof messageReport.$inferSelect
