import { newId } from '../ids.ts'
import type { Database } from '../database/pools.ts'
import { nameOfMail } from './key.ts'
import type { Messenger } from './messenger.ts'
import { deleteInboxBefore, insertInboxMessage, type InboxMessage } from './store.ts'

/** How long the page keeps a message: a demo's codes are of no use the day after. */
const keptMs = 24 * 60 * 60 * 1000

/** Keeps mails and text messages for the inbox page, and sends them nowhere. */
export function createInbox(
  databaseFor: (tenantId: string) => Database,
  now: () => Date,
): Messenger {
  async function keep(
    tenantId: string,
    message: Pick<InboxMessage, 'kind' | 'recipient' | 'subject' | 'body' | 'html'>,
    key?: string,
  ): Promise<void> {
    const db = databaseFor(tenantId)
    const sentAt = now()
    const id =
      key === undefined ? newId('mail') : `mail_${nameOfMail(tenantId, message.recipient, key)}`
    await insertInboxMessage(db, { ...message, id, sentAt })
    await deleteInboxBefore(db, new Date(sentAt.getTime() - keptMs))
  }
  return {
    sendMail: (tenantId, { to, subject, text, html = null, key }) =>
      keep(tenantId, { kind: 'MAIL', recipient: to, subject, body: text, html }, key),
    sendSms: (tenantId, to, text) =>
      keep(tenantId, { kind: 'SMS', recipient: to, subject: '', body: text, html: null }),
  }
}
