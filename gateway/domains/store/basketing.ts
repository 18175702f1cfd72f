import { GraphQLError } from 'graphql'
import { basketLinesMost } from '#rules/store.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { basketOf } from './basket.ts'
import { addLine, findLines, setLine } from './basketRows.ts'
import { loadItem } from './catalogue.ts'
import { offersOf } from './offers.ts'
import type { BasketRow, Offer, StoreItemRow } from './tables.ts'

const keyShape = /^[\x21-\x7e]{1,100}$/

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
  {
    itemId,
    quantity,
    idempotencyKey,
  }: { itemId: string; quantity: number; idempotencyKey: string },
) {
  const { userId, db } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const item = await loadItem(context, itemId)
  if (!item) return { __typename: 'NotFoundError' as const, field: 'itemId' }
  refuseUnless(quantity >= 1, 'The quantity takes 1 or more.')
  refuseUnless(
    keyShape.test(idempotencyKey),
    'The idempotencyKey takes 1 to 100 printable ASCII characters.',
  )
  refuseUnless(item.kind !== 'SUBSCRIPTION', 'A subscription is bought by itself.')
  const lines = await findLines(db, { fanId: userId, communityId: item.communityId })
  const line = lines.find((each) => each.itemId === itemId)
  if (line?.addedBy !== idempotencyKey) {
    if (!line && lines.length >= basketLinesMost)
      return { __typename: 'BasketFullError' as const, most: basketLinesMost }
    const offer = await viewerOffer(context, item)
    const refusal = refusalOf(offer, (line?.quantity ?? 0) + quantity)
    if (refusal) return refusal
    const adding = { fanId: userId, item: offer.item, key: idempotencyKey }
    await addLine(db, { ...adding, quantity, now: context.now() })
  }
  return { __typename: 'AddToBasketSuccess' as const, ...(await answer(context, item)) }
}

/** Says how many of an item the viewer's basket holds, at the price of now; 0 takes it out. */
export async function changeBasketLine(
  context: GatewayContext,
  { itemId, quantity }: { itemId: string; quantity: number },
) {
  const { userId, db } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const item = await loadItem(context, itemId)
  if (!item) return { __typename: 'NotFoundError' as const, field: 'itemId' }
  refuseUnless(quantity >= 0, 'The quantity takes 0 or more.')
  const offer = await viewerOffer(context, item)
  const refusal = quantity > 0 && refusalOf(offer, quantity)
  if (refusal) return refusal
  const isThere = await setLine(db, { fanId: userId, item: offer.item, quantity })
  if (!isThere && quantity > 0) return { __typename: 'NotFoundError' as const, field: 'itemId' }
  return { __typename: 'ChangeBasketLineSuccess' as const, ...(await answer(context, item)) }
}

/** No fan's doing, so there are no words for it. */
function refuseUnless(isRight: boolean, message: string): void {
  if (!isRight) throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}

/** What it costs and whether it can be had, read now: what is kept may be older. */
async function viewerOffer(
  { db, userId, now }: GatewayContext,
  item: StoreItemRow,
): Promise<Offer> {
  const { id, communityId } = item
  const offers = await offersOf(db, { communityId, itemIds: [id], fanId: userId, now: now() })
  const offer = offers.get(id)
  if (!offer) throw new Error(`${id} is gone`)
  return offer
}

function refusalOf(offer: Offer, quantity: number) {
  if (quantity <= offer.available) return undefined
  const isStock = offer.free !== null && offer.free === offer.available
  return {
    __typename: 'StoreItemError' as const,
    field: 'quantity',
    code: offer.problem ?? (isStock ? ('OUT_OF_STOCK' as const) : ('LIMIT' as const)),
    retryAt: offer.problem === 'PERIOD' ? offer.item.saleFrom : null,
    most: offer.available,
  }
}

async function answer(context: GatewayContext, item: StoreItemRow) {
  context.clearLoaders()
  const basket = await viewerBasket(context, item.communityId)
  if (!basket) throw new Error('a guest has no basket')
  return { basket, item }
}
