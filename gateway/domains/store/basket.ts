import { isOrderableLine } from '#rules/store.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import { findLines } from './basketRows.ts'
import { offerOfVariant, offersOf } from './offers.ts'
import type { OfferedLine, Offer } from './tables.ts'

/** A fan's basket in a community, each line beside its offer of now. Holds nothing. */
export async function basketOf(
  db: Queryable,
  { communityId, fanId, now }: { communityId: string; fanId: string; now: Date },
): Promise<OfferedLine[]> {
  const rows = await findLines(db, { communityId, fanId })
  const itemIds = rows.map(({ itemId }) => itemId)
  const offers = await offersOf(db, { communityId, itemIds, fanId, now })
  return rows.flatMap(({ itemId, variant, quantity, priceYen, priceCoins }) => {
    const ofItem = offers.get(itemId)
    if (!ofItem) return []
    const offer = offerOfVariant(ofItem, variant, now)
    const seenPrice = { yen: priceYen, coins: priceCoins }
    const all = sumOf(rows.filter((each) => each.itemId === itemId))
    const most = mostBeside(offer, all - quantity)
    const problem = problemOf(offer, { quantity, all }, seenPrice)
    return [{ variantKey: variant, quantity, offer, most, seenPrice, problem }]
  })
}

/** How many of an item's variant there can be beside so many of its others: what one person may have is of all of them. */
export function mostBeside({ available, allowed }: Offer, others: number): number {
  return allowed === null ? available : Math.max(0, Math.min(available, allowed - others))
}

function problemOf(
  offer: Offer,
  { quantity, all }: { quantity: number; all: number },
  seen: OfferedLine['seenPrice'],
): OfferedLine['problem'] {
  if (offer.problem) return offer.problem
  if (offer.free !== null && offer.free < quantity) return 'OUT_OF_STOCK'
  if (offer.allowed !== null && offer.allowed < all) return 'LIMIT'
  const { priceYen, priceCoins } = offer
  return seen.yen === priceYen && seen.coins === priceCoins ? null : 'PRICE_CHANGED'
}

/** Pieces of all lines together. */
export function countOf(lines: readonly OfferedLine[]): number {
  return sumOf(lines)
}

/** Pieces of the lines that can be ordered. */
export function orderableCountOf(lines: readonly OfferedLine[]): number {
  return sumOf(lines.filter(isOrderableLine))
}

function sumOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Whether all of it could be ordered now. */
export function isOrderable(lines: readonly OfferedLine[]): boolean {
  return lines.length > 0 && lines.every(isOrderableLine)
}

/** What the lines that can be ordered cost; null where there are none, or one of them has no such price. */
export function totalOf(
  lines: readonly OfferedLine[],
  price: 'priceYen' | 'priceCoins',
): number | null {
  const prices = lines
    .filter(isOrderableLine)
    .map(({ offer, quantity }) => ({ each: offer[price], quantity }))
  if (prices.length === 0 || prices.some(({ each }) => each === null)) return null
  return prices.reduce((sum, { each, quantity }) => sum + each! * quantity, 0)
}
