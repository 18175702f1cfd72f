import { quantityMost } from '#rules/store.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import { findItemsOf } from './catalogueRows.ts'
import { earlySaleOf, isOpen } from './early.ts'
import { findStandings, type Standing } from './standings.ts'
import type { Offer, Stock, StoreItemRow } from './tables.ts'
import { offeredVariants, priceOf } from './variants.ts'

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
  const standings = await findStandings(db, { fanId, ids: itemIds, now })
  const byId = new Map(standings.map((each) => [each.id, each]))
  return new Map(
    items.flatMap((item) => {
      const standing = byId.get(item.id)
      return standing ? [[item.id, toOffer(item, standing, now)]] : []
    }),
  )
}

/** An item as it can be had now, from how it stands for the one who asks: in any of its variants. */
export function toOffer(
  item: StoreItemRow,
  { stock, bought, isEarly }: Pick<Standing, 'stock' | 'bought' | 'isEarly'>,
  now: Date,
): Offer {
  const allowed = item.perPersonLimit === null ? null : Math.max(0, item.perPersonLimit - bought)
  const opens = opensFor(item, isEarly, now)
  const offer = { item, variant: null, ...priceOf(item, null), ...opens, stock, allowed }
  return standAs(offer, freeOf(item, stock), now)
}

/**
 * The same of the variant with this key, which is empty where none is chosen: then an item that has some can't be had, and
 * neither can one that is withdrawn.
 */
export function offerOfVariant(offer: Offer, key: string, now: Date): Offer {
  const { item, stock } = offer
  const variant = offeredVariants(item).find((each) => each.key === key) ?? null
  if (key === '' && item.variants.length === 0) return offer
  if (variant === null) {
    const problem = isOnSale(offer, now) ? ('VARIANT_REQUIRED' as const) : ('PERIOD' as const)
    return { ...offer, available: 0, problem }
  }
  const chosen = { ...offer, variant, ...priceOf(item, variant) }
  return standAs(chosen, stock[key] ?? null, now)
}

/** Pieces that nobody has bought or is paying for, whichever variant they are of; null where it never runs out. */
export function freeOf(item: Pick<StoreItemRow, 'variants'>, stock: Stock): number | null {
  if (item.variants.length === 0) return stock[''] ?? null
  const each = offeredVariants(item).map(({ key }) => stock[key] ?? null)
  return each.includes(null) ? null : each.reduce<number>((sum, free) => sum + (free ?? 0), 0)
}

function standAs(
  offer: Omit<Offer, 'free' | 'available' | 'problem'>,
  free: number | null,
  now: Date,
): Offer {
  const { item, allowed } = offer
  const problem = problemOf(offer, free, now)
  const available = problem
    ? 0
    : Math.min(free ?? quantityMost, allowed ?? quantityMost, mostOf(item))
  return { ...offer, free, available, problem }
}

/** A subscription is bought once: what is paid with it would be paid again each month. */
const mostOf = ({ kind }: StoreItemRow) => (kind === 'SUBSCRIPTION' ? 1 : quantityMost)

function problemOf(
  offer: Pick<Offer, 'item' | 'allowed' | 'opensAt'>,
  free: number | null,
  now: Date,
): Offer['problem'] {
  if (!isOnSale(offer, now)) return 'PERIOD'
  if (free === 0) return 'OUT_OF_STOCK'
  return offer.allowed === 0 ? 'LIMIT' : null
}

/** When an item's sale begins for one who is, or is not, a member by what it is sold to early. */
function opensFor(
  item: StoreItemRow,
  isEarly: boolean,
  now: Date,
): Pick<Offer, 'opensAt' | 'isMembersOnly'> {
  const early = earlySaleOf(item, now)
  const from = early && isEarly ? early.earlyFrom : item.saleFrom
  return {
    opensAt: from !== null && now < from ? from : null,
    isMembersOnly: early !== null && isOpen(early, now) && !isEarly,
  }
}

/** Whether an item's sale has ended. */
export const isOver = ({ saleUntil }: Pick<StoreItemRow, 'saleUntil'>, now: Date): boolean =>
  saleUntil !== null && now >= saleUntil

const isOnSale = ({ item, opensAt }: Pick<Offer, 'item' | 'opensAt'>, now: Date) =>
  opensAt === null && !isOver(item, now)
