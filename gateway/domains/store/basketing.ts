import { basketLinesMost } from '#rules/store.ts'
import { badInput, checkRequestKey } from '../../platform/graphql/badInput.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { queueUp } from '../../platform/database/queueUp.ts'
import { basketOf, mostBeside } from './basket.ts'
import { addLine, findLines, setLine, type Adding } from './basketRows.ts'
import { loadItem } from './catalogue.ts'
import { offerOfVariant, offersOf } from './offers.ts'
import type { AddToBasketInput, ChangeBasketLineInput } from '../types.generated.ts'
import type { BasketRow, Offer, StoreItemRow } from './tables.ts'
import { keyOfVariant } from './variants.ts'

/** The viewer's basket in a community; null for a guest. */
export async function viewerBasket(
  { userId, db, now }: GatewayContext,
  communityId: string,
): Promise<BasketRow | null> {
  if (userId === null) return null
  const lines = await basketOf(db, { communityId, fanId: userId, now: now() })
  return { id: communityId.replace(/^community_/, 'basket_'), lines }
}

/** Puts so many of an item into the viewer's basket, on top of what is there. The same key again adds nothing. */
export async function addToBasket(
  context: GatewayContext,
  { itemId, variantId, quantity, idempotencyKey }: AddToBasketInput,
) {
  const { userId, db } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const item = await loadItem(context, itemId)
  if (!item) return { __typename: 'NotFoundError' as const, field: 'itemId' }
  const variant = keyOfVariant(item, variantId)
  if (variant === undefined) return { __typename: 'NotFoundError' as const, field: 'variantId' }
  refuseUnless(quantity >= 1, 'The quantity takes 1 or more.')
  checkRequestKey(idempotencyKey)
  refuseUnless(item.kind !== 'SUBSCRIPTION', 'A subscription is bought by itself.')
  const adding = { fanId: userId, item, variant, quantity, key: idempotencyKey, now: context.now() }
  const refusal = await db.transaction((transaction) => add(transaction, adding))
  if (refusal) return refusal
  return { __typename: 'AddToBasketSuccess' as const, ...(await answer(context, item)) }
}

/** Counts and adds under a lock of the fan's: two at once must see each other. */
async function add(
  transaction: Transaction,
  adding: Omit<Adding, 'price'> & { item: StoreItemRow },
) {
  const { fanId, item, variant, quantity, key } = adding
  await queueUp(transaction, `basket ${fanId}`)
  const lines = await findLines(transaction, { fanId, communityId: item.communityId })
  const ofItem = lines.filter(({ itemId }) => itemId === item.id)
  const line = ofItem.find((each) => each.variant === variant)
  if (line?.addedBy === key) return undefined
  if (!line && lines.length >= basketLinesMost)
    return { __typename: 'BasketFullError' as const, most: basketLinesMost }
  const offer = await offerOf(transaction, fanId, { item, variant }, adding.now)
  const others = ofItem.reduce((sum, each) => sum + (each === line ? 0 : each.quantity), 0)
  const refusal = refusalOf(offer, (line?.quantity ?? 0) + quantity, others)
  if (!refusal) await addLine(transaction, { ...adding, price: offer })
  return refusal
}

/** Says how many of an item the viewer's basket holds, at the price of now; 0 takes it out. */
export async function changeBasketLine(
  context: GatewayContext,
  { itemId, variantId, quantity }: ChangeBasketLineInput,
) {
  const { userId, db } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const item = await loadItem(context, itemId)
  if (!item) return { __typename: 'NotFoundError' as const, field: 'itemId' }
  const variant = keyOfVariant(item, variantId)
  if (variant === undefined) return { __typename: 'NotFoundError' as const, field: 'variantId' }
  refuseUnless(quantity >= 0, 'The quantity takes 0 or more.')
  const offer = await offerOf(db, userId, { item, variant }, context.now())
  const lines = await findLines(db, { fanId: userId, communityId: item.communityId })
  const others = lines
    .filter((line) => line.itemId === item.id && line.variant !== variant)
    .reduce((sum, line) => sum + line.quantity, 0)
  const refusal = quantity > 0 && refusalOf(offer, quantity, others)
  if (refusal) return refusal
  const isThere = await setLine(db, { fanId: userId, item, variant, price: offer, quantity })
  if (!isThere && quantity > 0) return { __typename: 'NotFoundError' as const, field: 'itemId' }
  return { __typename: 'ChangeBasketLineSuccess' as const, ...(await answer(context, item)) }
}

/** No fan's doing, so there are no words for it. */
function refuseUnless(isRight: boolean, message: string): void {
  if (!isRight) throw badInput(message)
}

/** What it costs and whether it can be had, read now: what is kept may be older. */
async function offerOf(
  db: Queryable,
  fanId: string,
  { item: { id, communityId }, variant }: { item: StoreItemRow; variant: string },
  now: Date,
): Promise<Offer> {
  const offers = await offersOf(db, { communityId, itemIds: [id], fanId, now })
  const offer = offers.get(id)
  if (!offer) throw new Error(`${id} is gone`)
  return offerOfVariant(offer, variant, now)
}

/** Why so many can't be had beside so many of the item's other variants. */
function refusalOf(offer: Offer, quantity: number, others: number) {
  const most = mostBeside(offer, others)
  if (quantity <= most) return undefined
  const isStock = offer.free !== null && offer.free === most
  return {
    __typename: 'StoreErrorResponse' as const,
    field: offer.problem === 'VARIANT_REQUIRED' ? 'variantId' : 'quantity',
    code: offer.problem ?? (isStock ? ('OUT_OF_STOCK' as const) : ('LIMIT' as const)),
    retryAt: offer.problem === 'PERIOD' ? offer.opensAt : null,
    isMembersOnly: offer.isMembersOnly,
    most,
  }
}

async function answer(context: GatewayContext, item: StoreItemRow) {
  context.clearLoaders()
  const basket = await viewerBasket(context, item.communityId)
  if (!basket) throw new Error('a guest has no basket')
  return { basket, item }
}
