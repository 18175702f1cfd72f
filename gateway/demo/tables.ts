import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../platform/database/columns.ts'

/** What a tenant of the demo was given, and when: each part once, whatever becomes of it afterwards. */
export const demoPart = pgTable(
  'demo_part',
  {
    tenantId: tenantId(),
    /** Its domain's folder and its own name, such as `chat/channels`. */
    name: text('name').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.name] })],
)
