import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { tenantId } from '../database/columns.ts'

/** For how many of a tenant's viewers a flag is on. */
export const featureFlag = pgTable(
  'feature_flag',
  {
    tenantId: tenantId(),
    name: text('name').notNull(),
    /** From 0, nobody, to 100, everyone. */
    percent: integer('percent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.name] })],
)
