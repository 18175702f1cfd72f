import { and, eq, gt, lte } from 'drizzle-orm'
import type { Queryable } from '../database/pools.ts'
import { documentSession } from './tables.ts'

export type DocumentSession = typeof documentSession.$inferSelect

export async function insertSession(
  db: Queryable,
  session: Omit<DocumentSession, 'tenantId'>,
): Promise<void> {
  await db.insert(documentSession).values(session)
}

export async function findSession(
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<DocumentSession | undefined> {
  const [session] = await db
    .select()
    .from(documentSession)
    .where(and(eq(documentSession.tokenHash, tokenHash), gt(documentSession.expiresAt, now)))
  return session
}

export async function extendSession(
  db: Queryable,
  tokenHash: Buffer,
  expiresAt: Date,
): Promise<void> {
  await db
    .update(documentSession)
    .set({ expiresAt })
    .where(eq(documentSession.tokenHash, tokenHash))
}

export async function deleteSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.delete(documentSession).where(eq(documentSession.tokenHash, tokenHash))
}

export async function deleteSessionsOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(documentSession).where(eq(documentSession.userId, userId))
}

export async function deleteExpiredSessions(db: Queryable, now: Date): Promise<void> {
  await db.delete(documentSession).where(lte(documentSession.expiresAt, now))
}
