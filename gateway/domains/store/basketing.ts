import { GraphQLError } from 'graphql'
import { basketLinesMost } from '#rules/store.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { queueUp } from '../../platform/database/queueUp.ts'
import { basketOf } from './basket.ts'
import { addLine, findLines, setLine, type Adding } from './basketRows.ts'
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
  const adding = { fanId: userId, item, quantity, key: idempotencyKey, now: context.now() }
  const refusal = await db.transaction((transaction) => add(transaction, adding))
  if (refusal) return refusal
  return { __typename: 'AddToBasketSuccess' as const, ...(await answer(context, item)) }
}

/** Counts and adds under a lock of the fan's: two at once must see each other. */
async function add(transaction: Transaction, adding: Adding & { item: StoreItemRow }) {
  const { fanId, item, quantity, key } = adding
  await queueUp(transaction, `basket ${fanId}`)
  const lines = await findLines(transaction, { fanId, communityId: item.communityId })
  const line = lines.find(({ itemId }) => itemId === item.id)
  if (line?.addedBy === key) return undefined
  if (!line && lines.length >= basketLinesMost)
    return { __typename: 'BasketFullError' as const, most: basketLinesMost }
  const offer = await offerOf(transaction, fanId, item, adding.now)
  const refusal = refusalOf(offer, (line?.quantity ?? 0) + quantity)
  if (!refusal) await addLine(transaction, { ...adding, item: offer.item })
  return refusal
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
  const offer = await offerOf(db, userId, item, context.now())
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
async function offerOf(
  db: Queryable,
  fanId: string,
  { id, communityId }: StoreItemRow,
  now: Date,
): Promise<Offer> {
  const offers = await offersOf(db, { communityId, itemIds: [id], fanId, now })
  const offer = offers.get(id)
  if (!offer) throw new Error(`${id} is gone`)
  return offer
}

function refusalOf(offer: Offer, quantity: number) {
  if (quantity <= offer.available) return undefined
  const isStock = offer.free !== null && offer.free === offer.available
  return {
    __typename: 'StoreErrorResponse' as const,
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
