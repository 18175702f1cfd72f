import { and, asc, count, countDistinct, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { checkIn } from '../check-in/tables.ts'
import { referral, user } from '../user/tables.ts'
import {
  referralReward,
  type InvitationRow,
  type InvitedFanRow,
  type ReferralRewardRow,
} from './tables.ts'

/** Who came by a fan's code, the newest first. */
export const findInvited = (
  db: Queryable,
  referrerId: string,
  most: number,
): Promise<InvitedFanRow[]> =>
  db
    .select({
      userId: referral.userId,
      joinedAt: referral.createdAt,
      receivedAt: referralReward.at,
    })
    .from(referral)
    .leftJoin(referralReward, eq(referralReward.userId, referral.userId))
    .where(eq(referral.referrerId, referrerId))
    .orderBy(desc(referral.createdAt), desc(referral.userId))
    .limit(most)

/** How far an invited fan is; undefined for who came by nobody's code. */
export async function findInvitation(
  db: Queryable,
  fanId: string,
): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select({ phoneNumber: user.phoneNumber, receivedAt: referralReward.at })
    .from(referral)
    .innerJoin(user, eq(user.id, referral.userId))
    .leftJoin(referralReward, eq(referralReward.userId, referral.userId))
    .where(eq(referral.userId, fanId))
  if (!row) return undefined
  const [stamped] = await db
    .select({ days: countDistinct(checkIn.day) })
    .from(checkIn)
    .where(eq(checkIn.fanId, fanId))
  const { phoneNumber, receivedAt } = row
  const stampedDays = stamped?.days ?? 0
  return { fanId, stampedDays, hasPhoneNumber: phoneNumber !== null, receivedAt }
}

export type Due = { userId: string; referrerId: string }

/** Invitations whose fan has proven a number, stamped on so many days, and had nothing for it yet; the oldest first. */
export const findDue = (db: Queryable, days: number, most: number): Promise<Due[]> =>
  db
    .select({ userId: referral.userId, referrerId: referral.referrerId })
    .from(referral)
    .innerJoin(user, and(eq(user.id, referral.userId), eq(user.status, 'active')))
    .innerJoin(checkIn, eq(checkIn.fanId, referral.userId))
    .leftJoin(referralReward, eq(referralReward.userId, referral.userId))
    .where(and(isNull(referralReward.userId), isNotNull(user.phoneNumber)))
    .groupBy(referral.tenantId, referral.userId, referral.referrerId, referral.createdAt)
    .having(gte(countDistinct(checkIn.day), days))
    .orderBy(asc(referral.createdAt))
    .limit(most)

/** For how many a referrer was given something. */
export async function countPaid(transaction: Transaction, referrerId: string): Promise<number> {
  const [row] = await transaction
    .select({ paid: count() })
    .from(referralReward)
    .where(and(eq(referralReward.referrerId, referrerId), eq(referralReward.isReferrerPaid, true)))
  return row?.paid ?? 0
}

export async function isActive(transaction: Transaction, userId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.status, 'active')))
  return rows.length > 0
}

/** Notes that an invitation brings what it brings; false where it was noted before. */
export async function insertReward(
  transaction: Transaction,
  row: Omit<ReferralRewardRow, 'tenantId'>,
): Promise<boolean> {
  const rows = await transaction
    .insert(referralReward)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: referralReward.userId })
  return rows.length > 0
}
