import { and, asc, between, desc, eq, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { checkIn, type CheckInBookRow, type CheckInRow } from './tables.ts'

const ofBook = ({ communityId, fanId }: CheckInBookRow) =>
  and(eq(checkIn.communityId, communityId), eq(checkIn.fanId, fanId))

/** The newest stamps before a day, the newest first; of all where none is named. */
export async function findNewest(
  db: Queryable,
  book: CheckInBookRow,
  { before, most }: { before?: string | undefined; most: number },
): Promise<CheckInRow[]> {
  return db
    .select()
    .from(checkIn)
    .where(and(ofBook(book), before === undefined ? undefined : lt(checkIn.day, before)))
    .orderBy(desc(checkIn.day))
    .limit(most)
}

/** The stamps from one day to another, both included, the oldest first. */
export async function findBetween(
  db: Queryable,
  book: CheckInBookRow,
  from: string,
  to: string,
): Promise<CheckInRow[]> {
  return db
    .select()
    .from(checkIn)
    .where(and(ofBook(book), between(checkIn.day, from, to)))
    .orderBy(asc(checkIn.day))
}

/** A query of the days (`day`, `times` 1) of a fan's stamps from one to another, both included. */
export function stampedDays(
  db: Queryable,
  { from, to, ...book }: CheckInBookRow & { from: string; to: string },
) {
  return db
    .select({ day: checkIn.day, times: sql<number>`1`.as('times') })
    .from(checkIn)
    .where(and(ofBook(book), between(checkIn.day, from, to)))
}

/** Stamps a day; undefined where it is stamped. */
export async function insertCheckIn(
  transaction: Transaction,
  stamp: Omit<CheckInRow, 'tenantId'>,
): Promise<CheckInRow | undefined> {
  return (await transaction.insert(checkIn).values(stamp).onConflictDoNothing().returning())[0]
}
