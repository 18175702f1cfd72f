import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { ImageRef } from '../../platform/database/columns.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { isAmong, prepared } from '../../platform/database/prepared.ts'
import type { UploadsInUse } from '../../platform/files/service.ts'
import type { PublicUserRow, UserRow } from './tables.ts'
import { referral, user } from './tables.ts'

const publicUsers = prepared('public_users', (db) =>
  db
    .select({ id: user.id, displayName: user.displayName, avatar: user.avatar })
    .from(user)
    .where(and(isAmong(user.id, 'ids'), sql`${user.status} <> 'deleted'`)),
)

/** What everyone may know of these users; those who have left are not among them. */
export function findPublicUsers(db: Queryable, ids: readonly string[]): Promise<PublicUserRow[]> {
  return publicUsers(db, { ids })
}

export async function findUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  return (await db.select().from(user).where(eq(user.id, id)))[0]
}

export async function findUserByPhone(
  db: Queryable,
  phoneNumber: string,
): Promise<UserRow | undefined> {
  return (await db.select().from(user).where(eq(user.phoneNumber, phoneNumber)))[0]
}

export async function insertUser(
  transaction: Transaction,
  row: Omit<typeof user.$inferInsert, 'tenantId'>,
): Promise<void> {
  await transaction.insert(user).values(row)
}

export async function updateUserProfile(
  db: Queryable,
  id: string,
  profile: { displayName: string; avatar?: ImageRef },
): Promise<UserRow | undefined> {
  const rows = await db
    .update(user)
    .set({ ...profile, hasProfile: true })
    .where(eq(user.id, id))
    .returning()
  return rows[0]
}

export async function updateUserPhone(
  db: Queryable,
  id: string,
  phoneNumber: string,
): Promise<void> {
  await db.update(user).set({ phoneNumber }).where(eq(user.id, id))
}

export async function updateUserCountry(
  db: Queryable,
  id: string,
  countryOfResidence: string,
): Promise<void> {
  await db.update(user).set({ countryOfResidence }).where(eq(user.id, id))
}

export async function updateUserLanguage(
  db: Queryable,
  id: string,
  language: UserRow['language'],
): Promise<void> {
  await db
    .update(user)
    .set({ language })
    .where(and(eq(user.id, id), ne(user.language, language)))
}

/** Blocks or lets in; false where there is no such user, or they have left. */
export async function updateUserStatus(
  db: Queryable,
  id: string,
  status: 'active' | 'disabled',
): Promise<boolean> {
  const rows = await db
    .update(user)
    .set({ status })
    .where(and(eq(user.id, id), ne(user.status, 'deleted')))
    .returning({ id: user.id })
  return rows.length > 0
}

/** The active fan who invites with this code. Their row stays locked, so that parallel invitations queue. */
export async function lockReferrer(
  transaction: Transaction,
  referralCode: string,
): Promise<{ id: string } | undefined> {
  const rows = await transaction
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.referralCode, referralCode), eq(user.status, 'active')))
    .for('update')
  return rows[0]
}

export async function countReferrals(
  transaction: Transaction,
  referrerId: string,
): Promise<number> {
  const rows = await transaction
    .select({ total: count() })
    .from(referral)
    .where(eq(referral.referrerId, referrerId))
  return rows[0]?.total ?? 0
}

export async function hasReferral(transaction: Transaction, userId: string): Promise<boolean> {
  const rows = await transaction
    .select({ userId: referral.userId })
    .from(referral)
    .where(eq(referral.userId, userId))
  return rows.length > 0
}

/** Answers whether the row is new: a fan comes by one code, once. */
export async function insertReferral(
  transaction: Transaction,
  row: { userId: string; referrerId: string; createdAt: Date },
): Promise<boolean> {
  const rows = await transaction
    .insert(referral)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: referral.userId })
  return rows.length > 0
}

/** Holds for an upload that is its owner's avatar. */
export const isWorn: UploadsInUse = ({ id, ownerId }) =>
  sql`exists (select 1 from ${user} where ${user.id} = ${ownerId} and ${user.avatar} ->> 'id' = ${id})`
