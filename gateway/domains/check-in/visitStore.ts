import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import {
  checkInStore,
  checkInStoreVisit,
  type CheckInStoreRow,
  type StoreVisitRow,
} from './tables.ts'

/** A community's stores that have not closed, the first to close first. */
export async function findStores(
  db: Queryable,
  { communityId, at, most }: { communityId: string; at: Date; most: number },
): Promise<CheckInStoreRow[]> {
  return db
    .select()
    .from(checkInStore)
    .where(and(eq(checkInStore.communityId, communityId), gt(checkInStore.closesAt, at)))
    .orderBy(asc(checkInStore.closesAt), asc(checkInStore.number))
    .limit(most)
}

export async function findStoreNumbered(
  db: Queryable,
  number: number,
): Promise<CheckInStoreRow | undefined> {
  return (await db.select().from(checkInStore).where(eq(checkInStore.number, number)))[0]
}

export async function findStore(db: Queryable, id: string): Promise<CheckInStoreRow | undefined> {
  return (await db.select().from(checkInStore).where(eq(checkInStore.id, id)))[0]
}

/** A fan's visits of a day to these stores, by the store's id. */
export async function findVisits(
  db: Queryable,
  { fanId, day, storeIds }: { fanId: string; day: string; storeIds: readonly string[] },
): Promise<ReadonlyMap<string, StoreVisitRow>> {
  const rows = await db
    .select()
    .from(checkInStoreVisit)
    .where(
      and(
        eq(checkInStoreVisit.fanId, fanId),
        eq(checkInStoreVisit.day, day),
        inArray(checkInStoreVisit.storeId, [...storeIds]),
      ),
    )
  return new Map(rows.map((row) => [row.storeId, row]))
}

/** Counts a visit; undefined where the store has given all. Whoever comes at this instant waits for it. */
export async function countVisit(
  transaction: Transaction,
  id: string,
): Promise<CheckInStoreRow | undefined> {
  return (
    await transaction
      .update(checkInStore)
      .set({ visits: sql`${checkInStore.visits} + 1` })
      .where(and(eq(checkInStore.id, id), lt(checkInStore.visits, checkInStore.visitsMost)))
      .returning()
  )[0]
}

export async function insertVisit(
  transaction: Transaction,
  visit: Omit<StoreVisitRow, 'tenantId'>,
): Promise<StoreVisitRow> {
  return (await transaction.insert(checkInStoreVisit).values(visit).returning())[0]!
}

/** The store with this short name: one, where a tenant has one community. */
export async function findStoreNamed(
  db: Queryable,
  slug: string,
): Promise<CheckInStoreRow | undefined> {
  return (await db.select().from(checkInStore).where(eq(checkInStore.slug, slug)))[0]
}

/** Makes a store's print and its counter's key anew; undefined where there is none of this name. */
export async function renewStore(
  db: Queryable,
  slug: string,
): Promise<CheckInStoreRow | undefined> {
  return (
    await db
      .update(checkInStore)
      .set({ edition: sql`${checkInStore.edition} + 1` })
      .where(eq(checkInStore.slug, slug))
      .returning()
  )[0]
}
