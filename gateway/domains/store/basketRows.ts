import { and, asc, eq, sql } from 'drizzle-orm'
import { quantityMost } from '#rules/store.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { prepared, statement } from '../../platform/database/prepared.ts'
import { basketLine, type StoreItemRow } from './tables.ts'
import type { WantedLine } from './stock.ts'

export type BasketLineRow = typeof basketLine.$inferSelect

const linesOf = prepared('basket_lines', (db) =>
  db
    .select()
    .from(basketLine)
    .where(
      and(
        eq(basketLine.fanId, sql.placeholder('fanId')),
        eq(basketLine.communityId, sql.placeholder('communityId')),
      ),
    )
    .orderBy(asc(basketLine.addedAt), asc(basketLine.itemId), asc(basketLine.variant)),
)

/** What a fan's basket holds, in the order in which it came. */
export function findLines(
  db: Queryable,
  of: { fanId: string; communityId: string },
): Promise<BasketLineRow[]> {
  return linesOf(db, of)
}

const putIn = statement<{ quantity: number }>(
  'basket_put_in',
  `insert into basket_line as l
     (fan_id, community_id, item_id, variant, quantity, price_yen, price_coins, added_at, added_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz, $9)
   on conflict (tenant_id, fan_id, community_id, item_id, variant) do update
   set quantity = least(l.quantity + excluded.quantity, ${quantityMost}), added_by = excluded.added_by,
     price_yen = excluded.price_yen, price_coins = excluded.price_coins
   where l.added_by <> excluded.added_by`,
)

export type Adding = {
  fanId: string
  item: Pick<StoreItemRow, 'id' | 'communityId'>
  /** Its key; empty where the item has none. */
  variant: string
  /** Of one piece, as it is now. */
  price: Pick<StoreItemRow, 'priceYen' | 'priceCoins'>
  quantity: number
  /** The same again adds nothing. */
  key: string
  now: Date
}

type Refill = Pick<Adding, 'fanId' | 'key' | 'now'> & {
  communityId: string
  lines: readonly (WantedLine & Pick<StoreItemRow, 'priceYen' | 'priceCoins'>)[]
}

/** Puts an item into a fan's basket, on top of what is there of it. */
export async function addLine(
  db: Queryable,
  { fanId, item, variant, price, quantity, key, now }: Adding,
): Promise<void> {
  await putIn(db, [
    fanId,
    item.communityId,
    item.id,
    variant,
    quantity,
    price.priceYen,
    price.priceCoins,
    now.toISOString(),
    key,
  ])
}

const setTo = statement<{ item: string }>(
  'basket_set',
  `with gone as (
     delete from basket_line where fan_id = $1 and community_id = $2 and item_id = $3 and variant = $7
       and $4::integer = 0
     returning item_id as item
   ), changed as (
     update basket_line set quantity = $4, price_yen = $5, price_coins = $6
     where fan_id = $1 and community_id = $2 and item_id = $3 and variant = $7
       and $4::integer > 0
     returning item_id as item
   )
   select item from gone union all select item from changed`,
)

/** Says how many of an item a fan's basket holds (0: none), at the item's price. False where it held none. */
export async function setLine(
  db: Queryable,
  {
    fanId,
    item,
    variant,
    price,
    quantity,
  }: Pick<Adding, 'fanId' | 'item' | 'variant' | 'price' | 'quantity'>,
): Promise<boolean> {
  const { communityId, id } = item
  const { priceYen, priceCoins } = price
  const rows = await setTo(db, [fanId, communityId, id, quantity, priceYen, priceCoins, variant])
  return rows.length > 0
}

const takeOut = statement<object>(
  'basket_take_out',
  `with ordered as (
     select * from unnest($3::text[], $4::text[], $5::integer[]) as ordered (item_id, variant, quantity)
   ), gone as (
     delete from basket_line l using ordered
     where l.fan_id = $1 and l.community_id = $2 and l.item_id = ordered.item_id
       and l.variant = ordered.variant and l.quantity <= ordered.quantity
   )
   update basket_line l set quantity = l.quantity - ordered.quantity from ordered
   where l.fan_id = $1 and l.community_id = $2 and l.item_id = ordered.item_id
     and l.variant = ordered.variant and l.quantity > ordered.quantity`,
)

/** Puts what was ordered and not paid back into a fan's basket, once for each key. */
export async function refillBasket(
  transaction: Transaction,
  { lines, key, ...of }: Refill,
): Promise<void> {
  for (const { itemId, variant, quantity, ...price } of lines) {
    const item = { id: itemId, communityId: of.communityId }
    await addLine(transaction, {
      fanId: of.fanId,
      item,
      variant,
      price,
      quantity,
      key,
      now: of.now,
    })
  }
}

/** Takes what was ordered out of a fan's basket: what they put in meanwhile stays. */
export async function emptyBasket(
  transaction: Transaction,
  {
    fanId,
    communityId,
    lines,
  }: { fanId: string; communityId: string; lines: readonly WantedLine[] },
): Promise<void> {
  await takeOut(transaction, [
    fanId,
    communityId,
    lines.map(({ itemId }) => itemId),
    lines.map(({ variant }) => variant),
    lines.map(({ quantity }) => quantity),
  ])
}
