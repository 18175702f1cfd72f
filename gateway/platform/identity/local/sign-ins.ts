import { randomUUID, timingSafeEqual } from 'node:crypto'
import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../database/pools.ts'
import { prepared } from '../../database/prepared.ts'
import type { Standing } from '../identity.ts'
import { account, signIn } from '../tables.ts'
import { hashOf, newSecret, seal, unseal } from './secrets.ts'

export type SignIn = typeof signIn.$inferSelect
type Provider = SignIn['provider']

/** A device that was not used for this long has to sign in again. */
const idleDays = 180
/** Two tabs that refresh at once: the slower one is served too. */
const raceSeconds = 60
const handleBytes = 16
const secretBytes = 32

export type Refreshed =
  | { outcome: 'refreshed'; signIn: SignIn; refreshToken: string }
  | { outcome: 'refused' | 'disabled' }
  /** A token that had been replaced came back: someone else holds a copy. The sign-in has ended. */
  | { outcome: 'reused'; userId: string; signInId: string }

/** Begins a sign-in; its refresh token is shown this once. */
export async function beginSignIn(
  db: Queryable,
  userId: string,
  provider: Provider,
  now: Date,
): Promise<{ signIn: SignIn; refreshToken: string }> {
  const handle = newSecret(handleBytes)
  const secret = newSecret(secretBytes)
  const [row] = await db
    .insert(signIn)
    .values({
      id: randomUUID(),
      userId,
      handleHash: hashOf(handle),
      secretHash: hashOf(secret),
      generation: 1,
      seenGeneration: 0,
      provider,
      authenticatedAt: now,
      refreshedAt: now,
    })
    .returning()
  await db.update(account).set({ lastSignInAt: now }).where(eq(account.userId, userId))
  if (!row) throw new Error('a sign-in was not kept')
  return { signIn: row, refreshToken: toToken(handle, secret) }
}

/**
 * Trades a refresh token for its successor. The one before serves again, with the same successor, for a
 * minute, and for as long as nothing shows that the successor arrived: else an answer lost in a tunnel
 * would sign a fan out. After that it ends the sign-in.
 */
export async function refresh(db: Database, token: string, now: Date): Promise<Refreshed> {
  const parts = fromToken(token)
  if (!parts) return { outcome: 'refused' }
  return db.transaction(async (transaction): Promise<Refreshed> => {
    const [found] = await transaction
      .select({ signIn, standing: account.standing })
      .from(signIn)
      .innerJoin(
        account,
        and(eq(account.tenantId, signIn.tenantId), eq(account.userId, signIn.userId)),
      )
      .where(eq(signIn.handleHash, hashOf(parts.handle)))
      .for('update', { of: signIn })
    if (!found || isIdle(found.signIn, now)) return { outcome: 'refused' }
    if (found.standing !== 'active') return { outcome: 'disabled' }
    const { handle, secret } = parts
    const kept = found.signIn
    if (isHashOf(kept.secretHash, secret)) {
      const next = newSecret(secretBytes)
      const row = await rotate(transaction, kept, secret, next, now)
      return { outcome: 'refreshed', signIn: row, refreshToken: toToken(handle, next) }
    }
    if (kept.sealedSecret && isHashOf(kept.previousSecretHash, secret) && isForgivable(kept, now)) {
      const next = unseal(secret, kept.sealedSecret)
      return { outcome: 'refreshed', signIn: kept, refreshToken: toToken(handle, next) }
    }
    await transaction.delete(signIn).where(eq(signIn.id, kept.id))
    return { outcome: 'reused', userId: kept.userId, signInId: kept.id }
  })
}

async function rotate(
  db: Queryable,
  former: SignIn,
  secret: Buffer,
  next: Buffer,
  now: Date,
): Promise<SignIn> {
  const change = {
    secretHash: hashOf(next),
    previousSecretHash: former.secretHash,
    sealedSecret: seal(secret, next),
    generation: former.generation + 1,
    refreshedAt: now,
  }
  await db.update(signIn).set(change).where(eq(signIn.id, former.id))
  return { ...former, ...change }
}

function isForgivable(kept: SignIn, now: Date): boolean {
  const isRace = now.getTime() - kept.refreshedAt.getTime() <= raceSeconds * 1000
  return isRace || kept.seenGeneration < kept.generation
}

function isIdle(kept: SignIn, now: Date): boolean {
  return kept.refreshedAt.getTime() < idleSince(now).getTime()
}

function idleSince(now: Date): Date {
  return new Date(now.getTime() - idleDays * 86_400_000)
}

const signIns = prepared('sign_in', (db) =>
  db
    .select({
      generation: signIn.generation,
      seenGeneration: signIn.seenGeneration,
      standing: account.standing,
    })
    .from(signIn)
    .innerJoin(
      account,
      and(eq(account.tenantId, signIn.tenantId), eq(account.userId, signIn.userId)),
    )
    .where(eq(signIn.id, sql.placeholder('id'))),
)

/** A sign-in and whether its person may be in; undefined where it has ended. */
export async function findSignIn(
  db: Queryable,
  id: string,
): Promise<{ generation: number; seenGeneration: number; standing: Standing } | undefined> {
  return (await signIns(db, { id }))[0]
}

/** Notes that the tokens of this generation arrived, so that those before are past forgiving. */
export async function markSeen(db: Queryable, id: string, generation: number): Promise<void> {
  await db
    .update(signIn)
    .set({ seenGeneration: generation })
    .where(and(eq(signIn.id, id), lt(signIn.seenGeneration, generation)))
}

/** Ends all sign-ins of a user but the one that is kept. Answers their ids. */
export async function endSignIns(
  db: Queryable,
  userId: string,
  keptId: string | null = null,
): Promise<string[]> {
  const ended = await db
    .delete(signIn)
    .where(and(eq(signIn.userId, userId), keptId === null ? undefined : ne(signIn.id, keptId)))
    .returning({ id: signIn.id })
  return ended.map(({ id }) => id)
}

export async function findSignInIds(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.select({ id: signIn.id }).from(signIn).where(eq(signIn.userId, userId))
  return rows.map(({ id }) => id)
}

export async function purgeSignIns(db: Queryable, now: Date): Promise<void> {
  await db.delete(signIn).where(lt(signIn.refreshedAt, idleSince(now)))
}

function toToken(handle: Buffer, secret: Buffer): string {
  return Buffer.concat([handle, secret]).toString('base64url')
}

function fromToken(token: string): { handle: Buffer; secret: Buffer } | undefined {
  const bytes = /^[\w-]{64}$/.test(token) ? Buffer.from(token, 'base64url') : undefined
  return bytes && { handle: bytes.subarray(0, handleBytes), secret: bytes.subarray(handleBytes) }
}

function isHashOf(kept: Buffer | null, secret: Buffer): boolean {
  return kept !== null && timingSafeEqual(kept, hashOf(secret))
}
