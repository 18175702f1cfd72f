import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../database/columns.ts'

/** What the demo's inbox page shows: mails and text messages that went nowhere else. */
export const inboxMessage = pgTable(
  'inbox_message',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    kind: text('kind', { enum: ['MAIL', 'SMS'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** The same as HTML; null where there is text alone. */
    html: text('html'),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('inbox_message_recipient').on(table.tenantId, table.recipient, table.sentAt),
  ],
)
