import type { Queryable } from '../../platform/database/pools.ts'
import { findLines } from './basketRows.ts'
import { offersOf } from './offers.ts'
import type { OfferedLine, Offer } from './tables.ts'

/** A fan's basket in a community, each line beside its offer of now. Holds nothing. */
export async function basketOf(
  db: Queryable,
  { communityId, fanId, now }: { communityId: string; fanId: string; now: Date },
): Promise<OfferedLine[]> {
  const rows = await findLines(db, { communityId, fanId })
  const itemIds = rows.map(({ itemId }) => itemId)
  const offers = await offersOf(db, { communityId, itemIds, fanId, now })
  return rows.flatMap(({ itemId, quantity, priceYen, priceCoins }) => {
    const offer = offers.get(itemId)
    if (!offer) return []
    const seenPrice = { yen: priceYen, coins: priceCoins }
    return [{ quantity, offer, seenPrice, problem: problemOf(offer, quantity, seenPrice) }]
  })
}

function problemOf(
  offer: Offer,
  quantity: number,
  seen: OfferedLine['seenPrice'],
): OfferedLine['problem'] {
  if (offer.problem) return offer.problem
  if (offer.free !== null && offer.free < quantity) return 'OUT_OF_STOCK'
  if (offer.allowed !== null && offer.allowed < quantity) return 'LIMIT'
  const { priceYen, priceCoins } = offer.item
  return seen.yen === priceYen && seen.coins === priceCoins ? null : 'PRICE_CHANGED'
}

/** Pieces of all lines together. */
export function countOf(lines: readonly OfferedLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Whether all of it could be ordered now: what costs something else by now is told and can. */
export function isOrderable(lines: readonly OfferedLine[]): boolean {
  return lines.length > 0 && lines.every(isFine)
}

/** What the lines that can be ordered cost; null where there are none, or one of them has no such price. */
export function totalOf(
  lines: readonly OfferedLine[],
  price: 'priceYen' | 'priceCoins',
): number | null {
  const prices = lines
    .filter(isFine)
    .map(({ offer, quantity }) => ({ each: offer.item[price], quantity }))
  if (prices.length === 0 || prices.some(({ each }) => each === null)) return null
  return prices.reduce((sum, { each, quantity }) => sum + each! * quantity, 0)
}

function isFine({ problem }: OfferedLine): boolean {
  return problem === null || problem === 'PRICE_CHANGED'
}
