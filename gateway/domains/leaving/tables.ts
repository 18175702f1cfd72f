import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, instant, references, tenantId } from '../../platform/database/columns.ts'
import { user } from '../user/tables.ts'

/** That a fan asked to leave. One a fan is neither undone nor done. */
export const leaving = pgTable(
  'leaving',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    askedAt: instant('asked_at').notNull(),
    /** Not before then is anything deleted. */
    endsAt: instant('ends_at').notNull(),
    undoneAt: instant('undone_at'),
    doneAt: instant('done_at'),
    /** To whom the last letter goes, sealed: it is written once nothing else knows them. Null once it is sent. */
    farewell: bytes('farewell'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('leaving_key').on(table.tenantId, table.userId, table.idempotencyKey),
    uniqueIndex('leaving_open')
      .on(table.tenantId, table.userId)
      .where(sql`undone_at is null`),
    index('leaving_due')
      .on(table.tenantId, table.endsAt)
      .where(sql`undone_at is null and done_at is null`),
    references(table.userId, user, 'leaving_user'),
  ],
)

export type LeavingRow = Omit<typeof leaving.$inferSelect, 'tenantId'>
export type AccountDeletionRow = { id: string; requestedAt: Date; endsAt: Date }
