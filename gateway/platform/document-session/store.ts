import { and, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../database/pools.ts'
import { prepared } from '../database/prepared.ts'
import { account } from '../identity/tables.ts'
import { documentSession } from './tables.ts'

export type DocumentSession = typeof documentSession.$inferSelect

export async function insertSession(
  db: Queryable,
  session: Omit<DocumentSession, 'tenantId'>,
): Promise<void> {
  await db.insert(documentSession).values(session)
}

const isKeptOut = sql`exists (select 1 from ${account}
  where ${account.userId} = ${documentSession.userId} and ${account.standing} <> 'active')`

const liveSessions = prepared('document_session', (db) =>
  db
    .select()
    .from(documentSession)
    .where(
      and(
        eq(documentSession.tokenHash, sql.placeholder('tokenHash')),
        gt(documentSession.expiresAt, sql.placeholder('now')),
        sql`not ${isKeptOut}`,
      ),
    ),
)

/** The session with this token, where its user is not kept out: one may have been opened while they were. */
export async function findSession(
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<DocumentSession | undefined> {
  return (await liveSessions(db, { tokenHash, now }))[0]
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

/** All of a user's sessions, but the one with this token. */
export async function deleteSessionsOf(
  db: Queryable,
  userId: string,
  keptHash?: Buffer,
): Promise<void> {
  const isEnded = keptHash && ne(documentSession.tokenHash, keptHash)
  await db.delete(documentSession).where(and(eq(documentSession.userId, userId), isEnded))
}

export async function deleteExpiredSessions(db: Queryable, now: Date): Promise<void> {
  await db.delete(documentSession).where(lte(documentSession.expiresAt, now))
}
