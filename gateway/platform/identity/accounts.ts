import { eq } from 'drizzle-orm'
import type { Queryable } from '../database/pools.ts'
import { normaliseEmail } from './email.ts'
import { account } from './tables.ts'

export type Account = typeof account.$inferSelect

export async function findAccount(db: Queryable, userId: string): Promise<Account | undefined> {
  const [found] = await db.select().from(account).where(eq(account.userId, userId))
  return found
}

export async function findByEmail(db: Queryable, email: string): Promise<Account | undefined> {
  const address = normaliseEmail(email)
  if (address === undefined) return undefined
  const [found] = await db.select().from(account).where(eq(account.email, address))
  return found
}

export async function findByPhone(
  db: Queryable,
  phoneNumber: string,
): Promise<Account | undefined> {
  const [found] = await db.select().from(account).where(eq(account.phoneNumber, phoneNumber))
  return found
}

export async function setPasswordHash(
  db: Queryable,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await db.update(account).set({ passwordHash }).where(eq(account.userId, userId))
}
