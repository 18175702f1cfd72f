import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import { statement } from '../../platform/database/prepared.ts'
import { isMember } from '../subscription/service.ts'
import type { SpecialGiftSource } from '../types.generated.ts'
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

/** All that a fan has, each with how it came: bought, theirs and not taken back, or given. */
const hadBy = (
  fan: string,
  now: string,
) => `select line.item_id, 'PURCHASE' as source, line.fulfilled_at as at, line.tenant_id
  from store_order as own join order_line as line on line.tenant_id = own.tenant_id and line.order_id = own.id
  where own.fan_id = ${fan} and ${isTheirsAt(now)}
  union all select item_id, source, at, tenant_id from store_given where fan_id = ${fan}`

/** Which of these items a fan has, by what: what they bought is bought, whatever else brought it too. */
export const findOwned = statement<{ itemId: string; source: SpecialGiftSource }>(
  'owned_items',
  `select distinct on (had.item_id) had.item_id as "itemId", had.source
  from (${hadBy('$1', '$3')}) as had where had.item_id = any($2)
  order by had.item_id, had.source <> 'PURCHASE', had.at`,
)

/** The items with gifts that a fan has, each once, what came last first. */
export const findOpenable = statement<{ itemId: string }>(
  'openable_items',
  `select had.item_id as "itemId", max(had.at) as at
  from (${hadBy('$1', '$3')}) as had
  where exists (select from special_gift as gift
    where gift.tenant_id = had.tenant_id and gift.item_id = had.item_id)
  group by had.item_id order by at desc, had.item_id limit $2`,
)
