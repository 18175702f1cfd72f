import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, references, tenantId } from '../../platform/database/columns.ts'
import { user } from '../user/tables.ts'

/** What a fan keeps to come back to. */
export const bookmark = pgTable(
  'bookmark',
  {
    tenantId: tenantId(),
    fanId: text('fan_id').notNull(),
    /** A post's id or a topic's: both are forgotten with what keeps them. */
    subjectId: text('subject_id').notNull(),
    keptAt: instant('kept_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.fanId, table.subjectId] }),
    index('bookmark_kept').on(table.tenantId, table.fanId, table.keptAt, table.subjectId),
    index('bookmark_subject').on(table.tenantId, table.subjectId),
    references(table.fanId, user, 'bookmark_fan'),
  ],
)

export type BookmarkRow = typeof bookmark.$inferSelect
