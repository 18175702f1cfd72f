import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import { statement } from '../../platform/database/prepared.ts'
import { isMember } from '../subscription/service.ts'
import { specialGift, type SpecialGiftRow } from './tables.ts'

/** What each of these items holds, in its order. */
export async function findGifts(
  db: Queryable,
  itemIds: readonly string[],
): Promise<Map<string, readonly SpecialGiftRow[]>> {
  const rows = await db
    .select()
    .from(specialGift)
    .where(inArray(specialGift.itemId, [...itemIds]))
    .orderBy(asc(specialGift.itemId), asc(specialGift.position))
  return Map.groupBy(rows, ({ itemId }) => itemId)
}

/** The badges that come with an item. */
export async function findBadgeIds(db: Queryable, itemId: string): Promise<string[]> {
  const rows = await db
    .select({ badgeId: specialGift.badgeId })
    .from(specialGift)
    .where(and(eq(specialGift.itemId, itemId), isNotNull(specialGift.badgeId)))
  return rows.flatMap(({ badgeId }) => badgeId ?? [])
}

/** What a membership holds is open to its members: to whoever was one it closes when it ends. */
const isTheirsAt = (now: string) => `line.fulfilled_at is not null and line.refunded_at is null
    and (line.kind <> 'SUBSCRIPTION' or ${isMember('own.fan_id', 'line.item_id', 'line.tenant_id', now)})`

/** Which of these items a fan has: bought, theirs, and not taken back. */
export const findOwned = statement<{ itemId: string }>(
  'owned_items',
  `select distinct line.item_id as "itemId"
  from store_order as own join order_line as line on line.tenant_id = own.tenant_id and line.order_id = own.id
  where own.fan_id = $1 and line.item_id = any($2)
    and ${isTheirsAt('$3')}`,
)

/** The items with gifts that a fan has, what came last first. */
export const findOpenable = statement<{ itemId: string }>(
  'openable_items',
  `select line.item_id as "itemId", max(line.fulfilled_at) as at
  from store_order as own join order_line as line on line.tenant_id = own.tenant_id and line.order_id = own.id
  where own.fan_id = $1 and ${isTheirsAt('$3')}
    and exists (select from special_gift as gift
      where gift.tenant_id = line.tenant_id and gift.item_id = line.item_id)
  group by line.item_id order by at desc, line.item_id limit $2`,
)
