import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/pools.ts'
import { account } from '../../platform/identity/tables.ts'
import { inboxMessage } from '../../platform/mail/tables.ts'
import { user } from './tables.ts'

/** Gives a fan an e-mail address and a language, and reads what was mailed to them lately, the oldest first. */
export async function mailboxOf(
  db: Database,
  fan: string,
  now: Date,
  language: 'ja' | 'en' = 'ja',
): Promise<() => Promise<{ id: string; subject: string; body: string }[]>> {
  const email = `${fan}@example.com`
  const row = { userId: fan, email, standing: 'active' as const }
  await db.insert(account).values({ ...row, tokensValidAfter: now, createdAt: now })
  await db.update(user).set({ language }).where(eq(user.id, fan))
  return () =>
    db
      .select({ id: inboxMessage.id, subject: inboxMessage.subject, body: inboxMessage.body })
      .from(inboxMessage)
      .where(eq(inboxMessage.recipient, email))
      .orderBy(inboxMessage.sentAt, inboxMessage.id)
}
