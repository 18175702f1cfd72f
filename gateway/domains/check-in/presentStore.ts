import { and, asc, between, count, eq, gt, gte, inArray, lte, sql, max } from 'drizzle-orm'
import { dayAfter } from '#rules/day.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import {
  checkIn,
  checkInPresent,
  checkInPresentClaim,
  type CheckInPresentRow,
  type PresentClaimRow,
} from './tables.ts'

export async function findPresent(
  db: Queryable,
  id: string,
): Promise<CheckInPresentRow | undefined> {
  return (await db.select().from(checkInPresent).where(eq(checkInPresent.id, id)))[0]
}

/** The presents of months from one first day to another, both included: by month, then by their stamps. */
export async function findPresents(
  db: Queryable,
  { communityId, from, to, most }: Record<'communityId' | 'from' | 'to', string> & { most: number },
): Promise<CheckInPresentRow[]> {
  const { month, stamps, id } = checkInPresent
  return db
    .select()
    .from(checkInPresent)
    .where(and(eq(checkInPresent.communityId, communityId), gte(month, from), lte(month, to)))
    .orderBy(sql`${month} desc`, asc(stamps), asc(id))
    .limit(most)
}

/** Of which of these presents a fan has which claim, by the present's id. */
export async function findPresentClaims(
  db: Queryable,
  fanId: string,
  presentIds: readonly string[],
): Promise<ReadonlyMap<string, PresentClaimRow>> {
  const rows = await db
    .select()
    .from(checkInPresentClaim)
    .where(
      and(
        eq(checkInPresentClaim.fanId, fanId),
        inArray(checkInPresentClaim.presentId, [...presentIds]),
      ),
    )
  return new Map(rows.map((row) => [row.presentId, row]))
}

/** What a fan received under a key. */
export async function findPresentClaimBy(
  db: Queryable,
  fanId: string,
  key: string,
): Promise<PresentClaimRow | undefined> {
  return (
    await db
      .select()
      .from(checkInPresentClaim)
      .where(and(eq(checkInPresentClaim.fanId, fanId), eq(checkInPresentClaim.idempotencyKey, key)))
  )[0]
}

/** What a fan has stamped in the months of these presents, by community and month as `countKey` names them. */
export async function countStamps(
  db: Queryable,
  fanId: string,
  presents: readonly Pick<CheckInPresentRow, 'communityId' | 'month'>[],
): Promise<ReadonlyMap<string, { stamps: number; last: string | null }>> {
  const months = presents.map(({ month }) => month).toSorted()
  const month = sql<string>`date_trunc('month', ${checkIn.day})::date::text`
  const rows = await db
    .select({ communityId: checkIn.communityId, month, stamps: count(), last: max(checkIn.day) })
    .from(checkIn)
    .where(
      and(
        inArray(checkIn.communityId, [...new Set(presents.map((each) => each.communityId))]),
        eq(checkIn.fanId, fanId),
        between(checkIn.day, months[0]!, dayAfter(months.at(-1)!, 30)),
      ),
    )
    .groupBy(checkIn.communityId, month)
  return new Map(rows.map((row) => [countKey(row), row]))
}

export const countKey = ({
  communityId,
  month,
}: Pick<CheckInPresentRow, 'communityId' | 'month'>): string => `${communityId} ${month}`

/** Takes one piece; undefined where none is left. Whoever comes at this instant waits for it. */
export async function takePiece(
  transaction: Transaction,
  id: string,
): Promise<CheckInPresentRow | undefined> {
  return (
    await transaction
      .update(checkInPresent)
      .set({ left: sql`${checkInPresent.left} - 1` })
      .where(and(eq(checkInPresent.id, id), gt(checkInPresent.left, 0)))
      .returning()
  )[0]
}

export async function insertPresentClaim(
  transaction: Transaction,
  claim: Omit<PresentClaimRow, 'tenantId'>,
): Promise<void> {
  await transaction.insert(checkInPresentClaim).values(claim)
}
