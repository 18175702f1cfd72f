import { quantityMost } from '#rules/store.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import { findItemsOf } from './catalogueRows.ts'
import { findStandings, type Standing } from './standings.ts'
import type { Offer, StoreItemRow } from './tables.ts'

/**
 * What items cost and contain now, whether they can be had, and how many of them by this fan (null: a guest). By
 * the items' ids; those that are not of the community are left out. It holds nothing and may be outdated at once:
 * `holdStock` decides.
 */
export async function offersOf(
  db: Queryable,
  {
    communityId,
    itemIds,
    fanId,
    now,
  }: { communityId: string; itemIds: readonly string[]; fanId: string | null; now: Date },
): Promise<ReadonlyMap<string, Offer>> {
  if (itemIds.length === 0) return new Map()
  const items = await findItemsOf(db, communityId, itemIds)
  const standings = await findStandings(db, fanId, itemIds)
  const byId = new Map(standings.map((each) => [each.id, each]))
  return new Map(
    items.flatMap((item) => {
      const standing = byId.get(item.id)
      return standing ? [[item.id, toOffer(item, standing, now)]] : []
    }),
  )
}

/** An item as it can be had now, from how it stands for the one who asks. */
export function toOffer(
  item: StoreItemRow,
  { free, bought }: Pick<Standing, 'free' | 'bought'>,
  now: Date,
): Offer {
  const allowed = item.perPersonLimit === null ? null : Math.max(0, item.perPersonLimit - bought)
  const problem = problemOf(item, free, allowed, now)
  const available = problem
    ? 0
    : Math.min(free ?? quantityMost, allowed ?? quantityMost, mostOf(item))
  return { item, free, allowed, available, problem }
}

/** A subscription is bought once: what is paid with it would be paid again each month. */
const mostOf = ({ kind }: StoreItemRow) => (kind === 'SUBSCRIPTION' ? 1 : quantityMost)

function problemOf(
  { saleFrom, saleUntil }: StoreItemRow,
  free: number | null,
  allowed: number | null,
  now: Date,
): Offer['problem'] {
  if ((saleFrom !== null && now < saleFrom) || (saleUntil !== null && now >= saleUntil))
    return 'PERIOD'
  if (free === 0) return 'OUT_OF_STOCK'
  return allowed === 0 ? 'LIMIT' : null
}
