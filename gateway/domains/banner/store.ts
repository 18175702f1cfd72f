import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import {
  banner,
  bannerCount,
  bannerSection,
  type BannerRow,
  type BannerSectionRow,
} from './tables.ts'

export const findSections = (db: Queryable, ids: readonly string[]): Promise<BannerSectionRow[]> =>
  db
    .select()
    .from(bannerSection)
    .where(inArray(bannerSection.id, [...ids]))

// Async: what is kept is its answer. A query itself would be asked again by each who awaits it.
export const findSectionsOf = async (
  db: Queryable,
  communityId: string,
): Promise<BannerSectionRow[]> =>
  db
    .select()
    .from(bannerSection)
    .where(eq(bannerSection.communityId, communityId))
    .orderBy(asc(bannerSection.position), asc(bannerSection.id))

export const findBanners = (db: Queryable, ids: readonly string[]): Promise<BannerRow[]> =>
  db
    .select()
    .from(banner)
    .where(inArray(banner.id, [...ids]))

/** The banners of sections, each section's in its order, whether they can be seen yet or not. */
export async function findBannersOf(
  db: Queryable,
  sectionIds: readonly string[],
): Promise<Map<string, BannerRow[]>> {
  const rows = await db
    .select()
    .from(banner)
    .where(inArray(banner.sectionId, [...sectionIds]))
    .orderBy(asc(banner.position), asc(banner.id))
  return Map.groupBy(rows, ({ sectionId }) => sectionId)
}

export type Counted = { bannerId: string; seen: number; pressed: number }

/** Adds to the day's counts in one statement. In the order of their ids, so that two at once never wait for each other. */
export async function addCounts(
  db: Queryable,
  day: string,
  counts: readonly Counted[],
): Promise<void> {
  const inOrder = counts.toSorted((one, other) => (one.bannerId < other.bannerId ? -1 : 1))
  await db
    .insert(bannerCount)
    .values(inOrder.map((each) => ({ ...each, day })))
    .onConflictDoUpdate({
      target: [bannerCount.tenantId, bannerCount.bannerId, bannerCount.day],
      set: {
        seen: sql`${bannerCount.seen} + excluded.seen`,
        pressed: sql`${bannerCount.pressed} + excluded.pressed`,
      },
    })
}

export const findCounts = (db: Queryable, bannerId: string, day: string) =>
  db
    .select({ seen: bannerCount.seen, pressed: bannerCount.pressed })
    .from(bannerCount)
    .where(and(eq(bannerCount.bannerId, bannerId), eq(bannerCount.day, day)))
