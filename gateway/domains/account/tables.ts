import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ContactKind } from '#schema/enums.generated.ts'
import { instant, tenantId } from '../../platform/database/columns.ts'

/** A change of what a fan is reached by, for as long as whoever has the former one may undo it. */
export const contactChange = pgTable(
  'contact_change',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: ContactKind }).notNull(),
    /** What was replaced, and is told; null where there was none. */
    former: text('former'),
    contact: text('contact').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('contact_change_changed').on(table.tenantId, table.changedAt),
  ],
)

export type ContactChangeRow = typeof contactChange.$inferSelect
