import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, instant, references, tenantId } from '../../platform/database/columns.ts'
import { user } from '../user/tables.ts'

/** A file that a fan asked for with all that is theirs. It is deleted some days after it was written. */
export const dataExport = pgTable(
  'data_export',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    fanId: text('fan_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestedAt: instant('requested_at').notNull(),
    readyAt: instant('ready_at'),
    endsAt: instant('ends_at'),
    /** Of the file, in bytes. */
    size: integer('size'),
    /** The file, compressed by gzip. */
    file: bytes('file'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('data_export_key').on(table.tenantId, table.fanId, table.idempotencyKey),
    uniqueIndex('data_export_open')
      .on(table.tenantId, table.fanId)
      .where(sql`ready_at is null`),
    index('data_export_fan').on(table.tenantId, table.fanId, table.requestedAt),
    references(table.fanId, user, 'data_export_fan_id'),
    check('data_export_ready', sql`num_nulls(ready_at, ends_at, size, file) in (0, 4)`),
  ],
)

export type DataExportRow = Omit<
  typeof dataExport.$inferSelect,
  'tenantId' | 'file' | 'idempotencyKey'
>
