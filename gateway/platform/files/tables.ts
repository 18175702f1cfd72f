import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tenantId, type UploadedImage } from '../database/columns.ts'

/** A picture that was uploaded, and by whom, until and after it is put to use. */
export const upload = pgTable(
  'upload',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    ownerId: text('owner_id').notNull(),
    image: jsonb('image').$type<UploadedImage>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('upload_owner').on(table.tenantId, table.ownerId, table.createdAt),
  ],
)

/** Pictures that were sent, broken ones too: each counts for an hour. */
export const uploadAttempt = pgTable(
  'upload_attempt',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    ownerId: text('owner_id').notNull(),
    /** What it was for. */
    kind: text('kind', { enum: ['AVATAR', 'MESSAGE', 'POST'] })
      .notNull()
      .default('AVATAR'),
    attemptedAt: instant('attempted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('upload_attempt_owner').on(table.tenantId, table.ownerId, table.attemptedAt),
    index('upload_attempt_time').on(table.tenantId, table.attemptedAt),
  ],
)

export type AttemptKind = (typeof uploadAttempt.$inferSelect)['kind']
