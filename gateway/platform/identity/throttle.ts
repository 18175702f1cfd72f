import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../database/pools.ts'
import { throttle } from './tables.ts'
import { hashOf } from './local/secrets.ts'

export type Limit = { name: string; attempts: number; minutes: number }

/** Ten wrong passwords from one address for one account, then a quarter of an hour of rest. */
export const signInLimit: Limit = { name: 'sign-in', attempts: 10, minutes: 15 }
/**
 * Wrong passwords from one address, whichever the accounts, in a quarter of an hour. Who tries a few common
 * ones on everybody meets this; after it each attempt takes a proof of work, so that a venue's guests, who
 * share an address, are never locked out.
 */
export const addressLimit: Limit = { name: 'sign-in-address', attempts: 100, minutes: 15 }
/** As many as codes by mail. */
export const resetLimit: Limit = { name: 'reset', attempts: 5, minutes: 60 }
/** What one mailbox gets, from all addresses together. */
export const resetMailLimit: Limit = { name: 'reset-mail', attempts: 5, minutes: 60 }

/**
 * Counts an attempt, before it is made, so that attempts at once can't slip through. False where it is
 * one too many; those don't lengthen the rest.
 */
export async function countAttempt(
  db: Queryable,
  limit: Limit,
  subject: string[],
  now: Date,
): Promise<boolean> {
  return (await refuseAttempt(db, limit, subject, now)) === undefined
}

/** Counts an attempt as `countAttempt` does; where it is one too many, answers when the rest is over. */
export async function refuseAttempt(
  db: Queryable,
  limit: Limit,
  subject: string[],
  now: Date,
): Promise<Date | undefined> {
  const endsAt = new Date(now.getTime() + limit.minutes * 60_000)
  const isOver = sql`${throttle.endsAt} <= ${now.toISOString()}::timestamptz`
  const isFull = sql`${throttle.attempts} >= ${limit.attempts}`
  const [row] = await db
    .insert(throttle)
    .values({ key: keyOf(limit, subject), attempts: 1, endsAt })
    .onConflictDoUpdate({
      target: [throttle.tenantId, throttle.key],
      set: {
        attempts: sql`case when ${isOver} then 1 else least(${throttle.attempts}, ${limit.attempts}) + 1 end`,
        endsAt: sql`case when ${isOver} or not ${isFull} then ${endsAt.toISOString()}::timestamptz else ${throttle.endsAt} end`,
      },
    })
    .returning({ attempts: throttle.attempts, endsAt: throttle.endsAt })
  return row !== undefined && row.attempts <= limit.attempts ? undefined : (row?.endsAt ?? endsAt)
}

/** Takes back an attempt that turned out to be a good one. */
export async function forgiveAttempt(
  db: Queryable,
  limit: Limit,
  subject: string[],
): Promise<void> {
  await db
    .update(throttle)
    .set({ attempts: sql`greatest(${throttle.attempts} - 1, 0)` })
    .where(eq(throttle.key, keyOf(limit, subject)))
}

export async function forgetAttempts(
  db: Queryable,
  limit: Limit,
  subject: string[],
): Promise<void> {
  await db.delete(throttle).where(eq(throttle.key, keyOf(limit, subject)))
}

/** Hashed: neither contacts nor addresses are kept. */
function keyOf(limit: Limit, subject: string[]): Buffer {
  return hashOf(limit.name, ...subject)
}
