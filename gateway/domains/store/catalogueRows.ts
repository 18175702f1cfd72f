import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { isAmong, prepared } from '../../platform/database/prepared.ts'
import {
  storeItem,
  storeSection,
  storeShelf,
  type StoreItemRow,
  type StoreSectionRow,
} from './tables.ts'

const items = prepared('store_items', (db) =>
  db.select().from(storeItem).where(isAmong(storeItem.id, 'ids')),
)

/** The items with these ids. */
export function findItems(db: Queryable, ids: readonly string[]): Promise<StoreItemRow[]> {
  return items(db, { ids })
}

const earlySales = prepared('store_early_sales', (db) =>
  db
    .select()
    .from(storeItem)
    .where(
      and(
        isAmong(storeItem.earlyItemId, 'membershipIds'),
        isNotNull(storeItem.earlyFrom),
        gt(storeItem.saleFrom, sql.placeholder('now')),
      ),
    )
    .orderBy(asc(storeItem.earlyFrom), asc(storeItem.id)),
)

/** What the members by these items may buy before others, now or some day, what begins first first. */
export async function findEarlySales(
  db: Queryable,
  membershipIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string | null, StoreItemRow[]>> {
  const rows = await earlySales(db, { membershipIds, now: now.toISOString() })
  return Map.groupBy(rows, ({ earlyItemId }) => earlyItemId)
}

/** A community's items by their slugs. */
export async function findItemsBySlug(
  db: Queryable,
  communityId: string,
): Promise<ReadonlyMap<string, StoreItemRow>> {
  const rows = await db.select().from(storeItem).where(eq(storeItem.communityId, communityId))
  return new Map(rows.map((row) => [row.slug, row]))
}

/** Says which machine an item's lots are drawn from: whoever buys one gets a lot of it. */
export async function linkLots(
  transaction: Transaction,
  { itemId, machineId }: { itemId: string; machineId: string },
): Promise<void> {
  await transaction
    .update(storeItem)
    .set({ contents: { lotsOf: machineId } })
    .where(eq(storeItem.id, itemId))
}

const itemsOf = prepared('store_items_of', (db) =>
  db
    .select()
    .from(storeItem)
    .where(
      and(isAmong(storeItem.id, 'ids'), eq(storeItem.communityId, sql.placeholder('communityId'))),
    ),
)

/** Those of these items that a community sells. */
export function findItemsOf(
  db: Queryable,
  communityId: string,
  ids: readonly string[],
): Promise<StoreItemRow[]> {
  return itemsOf(db, { communityId, ids })
}

const withItems = (db: Queryable) =>
  db
    .select({
      section: storeSection,
      itemIds: sql<
        string[]
      >`coalesce(array_agg(${storeShelf.itemId} order by ${storeShelf.position}) filter (where ${storeShelf.itemId} is not null), '{}')`,
    })
    .from(storeSection)
    .leftJoin(storeShelf, eq(storeShelf.sectionId, storeSection.id))
    .groupBy(storeSection.tenantId, storeSection.id)
    .$dynamic()

const sectionsOf = prepared('store_sections_of', (db) =>
  withItems(db)
    .where(eq(storeSection.communityId, sql.placeholder('communityId')))
    .orderBy(asc(storeSection.position)),
)
const sections = prepared('store_sections', (db) =>
  withItems(db).where(isAmong(storeSection.id, 'ids')),
)

type Found = { section: Omit<StoreSectionRow, 'itemIds'>; itemIds: string[] }
const toSection = ({ section, itemIds }: Found): StoreSectionRow => ({ ...section, itemIds })

/** The sections of a community's store, in their order. */
export async function findSectionsOf(
  db: Queryable,
  communityId: string,
): Promise<StoreSectionRow[]> {
  return (await sectionsOf(db, { communityId })).map(toSection)
}

/** The sections with these ids. */
export async function findSections(
  db: Queryable,
  ids: readonly string[],
): Promise<StoreSectionRow[]> {
  return (await sections(db, { ids })).map(toSection)
}
