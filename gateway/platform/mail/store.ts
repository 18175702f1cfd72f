import { desc, eq, lt } from 'drizzle-orm'
import type { Queryable } from '../database/pools.ts'
import { inboxMessage } from './tables.ts'

export type InboxMessage = typeof inboxMessage.$inferSelect

/** Keeps a message, once: one whose id is there already is the same one, sent again. */
export async function insertInboxMessage(
  db: Queryable,
  row: Omit<InboxMessage, 'tenantId'>,
): Promise<void> {
  await db.insert(inboxMessage).values(row).onConflictDoNothing()
}

export async function deleteInboxBefore(db: Queryable, instant: Date): Promise<void> {
  await db.delete(inboxMessage).where(lt(inboxMessage.sentAt, instant))
}

/** A mail as HTML; null where there is none, or it is text alone. */
export async function findInboxHtml(db: Queryable, id: string): Promise<string | null> {
  const [found] = await db
    .select({ html: inboxMessage.html })
    .from(inboxMessage)
    .where(eq(inboxMessage.id, id))
  return found?.html ?? null
}

/** The newest 50 messages, newest first: all, or those to one recipient. */
export async function findInbox(db: Queryable, recipient?: string): Promise<InboxMessage[]> {
  return db
    .select()
    .from(inboxMessage)
    .where(recipient === undefined ? undefined : eq(inboxMessage.recipient, recipient))
    .orderBy(desc(inboxMessage.sentAt), desc(inboxMessage.id))
    .limit(50)
}
