import { basketLinesMost, quantityMost } from '#rules/store.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { membersAmong } from '../community/service.ts'
import { findItems, offerOfVariant, offersOf } from '../store/service.ts'
import { findLiveSubscription } from '../subscription/service.ts'
import { hold, Refused, type Wanted } from './opening.ts'
import type { SessionRow } from './tables.ts'

/** Why nothing was begun for the fan: in a word, and what it is about. */
export type NotOpened = {
  why:
    | 'NO_ITEM'
    | 'QUANTITY'
    | 'TWO_COMMUNITIES'
    | 'NOT_JOINED'
    | 'SUBSCRIBED'
    | Refused['line']['code']
  itemId?: string
}

type Elsewhere = {
  fanId: string
  /** A variant by its key, where the item has some. */
  items: readonly { itemId: string; variant?: string | undefined; quantity: number }[]
  now: Date
}

/**
 * Begins to buy for a fan, elsewhere than on their own pages: at the desk, for instance. It holds its stock for a day,
 * stands beside what the fan has begun themselves, and they alone confirm and pay it, at `/checkout/:session_id`.
 */
export async function openElsewhere(
  db: Transaction,
  { fanId, items, now }: Elsewhere,
): Promise<SessionRow | NotOpened> {
  const itemIds = items.map(({ itemId }) => itemId)
  const found = await findItems(db, itemIds)
  const missing = itemIds.find((id) => !found.some((item) => item.id === id))
  if (missing !== undefined || items.length === 0) return { why: 'NO_ITEM', itemId: missing ?? '' }
  const odd = items.find(
    ({ itemId, variant, quantity }, at) =>
      quantity < 1 ||
      quantity > quantityMost ||
      at >= basketLinesMost ||
      items.findIndex((each) => each.itemId === itemId && each.variant === variant) < at,
  )
  if (odd) return { why: 'QUANTITY', itemId: odd.itemId }
  const { communityId } = found[0]!
  if (found.some((item) => item.communityId !== communityId)) return { why: 'TWO_COMMUNITIES' }
  if (!(await membersAmong({ db }, communityId, [fanId])).has(fanId)) return { why: 'NOT_JOINED' }
  const offers = await offersOf(db, { communityId, fanId, now, itemIds })
  const wanted: Wanted[] = items.map(({ itemId, variant = '', quantity }) => ({
    offer: offerOfVariant(offers.get(itemId)!, variant, now),
    variant,
    quantity,
  }))
  for (const { offer } of wanted) {
    const itemId = offer.item.id
    const isRenewed = offer.item.kind === 'SUBSCRIPTION'
    if (isRenewed && (await findLiveSubscription(db, { fanId, itemId })))
      return { why: 'SUBSCRIBED', itemId }
  }
  try {
    // What is refused leaves no session.
    return await db.transaction((savepoint) =>
      hold(savepoint, { communityId, fanId, now, origin: 'EXTERNAL', parent: null }, wanted),
    )
  } catch (error) {
    if (error instanceof Refused) return { why: error.line.code, itemId: error.line.itemId }
    throw error
  }
}
