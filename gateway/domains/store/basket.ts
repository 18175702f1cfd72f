import type { Queryable } from '../../platform/database/pools.ts'
import { findLines } from './basketRows.ts'
import { offersOf, type Offer } from './offers.ts'

/** A line of a basket, and what is wrong with it now; null where it can be ordered as it is. */
export type BasketLine = {
  quantity: number
  offer: Offer
  problem: Offer['problem'] | 'PRICE_CHANGED'
  /** What it cost when the fan last looked. */
  seenPrice: { yen: number | null; coins: number | null }
}

/** A fan's basket in a community, each line beside its offer of now. Holds nothing. */
export async function basketOf(
  db: Queryable,
  { communityId, fanId, now }: { communityId: string; fanId: string; now: Date },
): Promise<BasketLine[]> {
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
  seen: BasketLine['seenPrice'],
): BasketLine['problem'] {
  if (offer.problem) return offer.problem
  if (offer.free !== null && offer.free < quantity) return 'OUT_OF_STOCK'
  if (offer.allowed !== null && offer.allowed < quantity) return 'LIMIT'
  const { priceYen, priceCoins } = offer.item
  return seen.yen === priceYen && seen.coins === priceCoins ? null : 'PRICE_CHANGED'
}
