import { and, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../database/pools.ts'
import { passwordReset } from '../tables.ts'
import { keyedHash } from '../../secret.ts'
import { hashOf } from './secrets.ts'

/** How long a link is good, from when it was asked for. */
export const resetMinutes = 60

/** A code that follows from the request for it by a secret of the gateway's: no table holds it. */
export function resetCode(config: Parameters<typeof keyedHash>[0], resetId: string): string {
  return keyedHash(config, 'password reset', resetId).toString('base64url')
}

/** Keeps a code, good for one change of password until it expires. False where it is kept already. */
export async function keepReset(
  db: Queryable,
  code: string,
  reset: { userId: string; expiresAt: Date },
): Promise<boolean> {
  const kept = await db
    .insert(passwordReset)
    .values({ codeHash: hashOf(code), ...reset })
    .onConflictDoNothing()
    .returning({ userId: passwordReset.userId })
  return kept.length > 0
}

/** Whose reset this is. Looking does not use it up: mail scanners open links. */
export async function findReset(
  db: Queryable,
  code: string,
  now: Date,
): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: passwordReset.userId })
    .from(passwordReset)
    .where(isLive(code, now))
  return found?.userId
}

/** Uses the code up, and all others of its owner. Of many at once only one gets the user's id. */
export async function takeReset(
  db: Queryable,
  code: string,
  now: Date,
): Promise<string | undefined> {
  const [taken] = await db
    .delete(passwordReset)
    .where(isLive(code, now))
    .returning({ userId: passwordReset.userId })
  if (taken) await dropResetsOf(db, taken.userId)
  return taken?.userId
}

/** Uses up whatever codes a user has. */
export async function dropResetsOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(passwordReset).where(eq(passwordReset.userId, userId))
}

/** Forgets a code whose mail is not sent. */
export async function dropReset(db: Queryable, code: string): Promise<void> {
  await db.delete(passwordReset).where(eq(passwordReset.codeHash, hashOf(code)))
}

function isLive(code: string, now: Date) {
  return and(eq(passwordReset.codeHash, hashOf(code)), gt(passwordReset.expiresAt, now))
}
