import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { tenantId } from '../../platform/database/columns.ts'
import type { MembershipRow } from '../community/tables.ts'
import type { PublicUserRow } from '../user/tables.ts'

/** Who came with a demo, and acts by its script: a character, nobody's account. */
export const demoResident = pgTable(
  'demo_resident',
  { tenantId: tenantId(), userId: text('user_id').notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] })],
)

/** Somebody and their place in a community: what a fan's page is about. */
export type MemberRow = { user: PublicUserRow; membership: MembershipRow }
