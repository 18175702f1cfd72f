import { and, lte, sql, type Column, type Placeholder, type SQL } from 'drizzle-orm'
import { isMember } from '../subscription/service.ts'
import { storeItem, type EarlySaleRow, type StoreItemRow } from './tables.ts'

type Asked = { fanId: Column | Placeholder; at: Date | Placeholder }

/** Of an item's row: whether a fan is a member by the membership that it is sold to early. No item without one has any. */
export function isOfEarlySale({ fanId, at }: Asked): SQL<boolean> {
  const member = isMember(
    'asked.fan_id',
    '"store_item"."early_item_id"',
    '"store_item"."tenant_id"',
    'asked.now',
  )
  return sql<boolean>`(select ${sql.raw(member)}
    from (select ${fanId}::text as fan_id, ${at}::timestamptz as now) as asked)`
}

/** Of an item's row: whether it is sold to a fan early, at this instant. */
export function isSoldEarly(asked: Asked) {
  return and(lte(storeItem.earlyFrom, asked.at), isOfEarlySale(asked))
}

/** The same as a part of a statement's text: of a row `item`, beside what holds a fan and the instant of now. */
export const isSoldEarlyText = (fanId: string, now: string): string =>
  `item.early_from <= ${now} and ${isMember(fanId, 'item.early_item_id', 'item.tenant_id', now)}`

/** An item's early sale, as long as the sale for all has not begun; null without. */
export function earlySaleOf(item: StoreItemRow, now: Date): EarlySaleRow | null {
  const { saleFrom, earlyFrom, earlyItemId } = item
  if (saleFrom === null || earlyFrom === null || earlyItemId === null) return null
  return now < saleFrom ? { ...item, saleFrom, earlyFrom, earlyItemId } : null
}

/** Whether an early sale has begun: for members the item is on sale. */
export const isOpen = ({ earlyFrom }: EarlySaleRow, now: Date): boolean => now >= earlyFrom
