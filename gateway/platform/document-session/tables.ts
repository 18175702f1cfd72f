import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, instant, tenantId } from '../database/columns.ts'

/** A browser that may be sent a signed-in fan's documents: never good for GraphQL over HTTP. */
export const documentSession = pgTable(
  'document_session',
  {
    tenantId: tenantId(),
    tokenHash: bytes('token_hash').notNull(),
    userId: text('user_id').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.tokenHash] }),
    index('document_session_user').on(table.tenantId, table.userId),
  ],
)
