import { basketLinesMost, quantityMost } from '#rules/store.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { isUniqueViolation } from '../../platform/database/pools.ts'
import { newId } from '../../platform/ids.ts'
import { loadCommunity, viewerMembership } from '../community/service.ts'
import {
  basketOf,
  hasFewLeft,
  holdStock,
  keyOfVariant,
  lockStock,
  offerOfVariant,
  offersOf,
  releaseStock,
  type Offer,
  type RefusedLine,
} from '../store/service.ts'
import { findLiveSubscription } from '../subscription/service.ts'
import type { CheckoutItemInput, OpenCheckoutInput } from '../types.generated.ts'
import { noteLanguage } from '../user/service.ts'
import { itemError } from './refusals.ts'
import { loadSession } from './sessions.ts'
import {
  findBegun,
  findLines,
  findSession,
  findUnderWay,
  insertSession,
  markScarce,
  moveSession,
  queueToBegin,
} from './store.ts'
import { holdUntil, isLimited } from './holdTimes.ts'
import { soldAs } from './lines.ts'
import type { LineRow, SessionRow } from './tables.ts'
import { isUndecided } from './transitions.ts'
import { crashPoint } from '../../platform/crashPoints.ts'

/** So many of an item's variant, as it is offered now; its key is kept where it is not offered any more. */
export type Wanted = { offer: Offer; variant: string; quantity: number }

/** Begins to buy: the basket, or one item at once. The same again goes on; else what was begun before is let go. */
export async function openCheckout(context: GatewayContext, input: OpenCheckoutInput) {
  const { userId, db } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const community = await loadCommunity(context, input.communityId)
  if (!community) return { __typename: 'NotFoundError' as const, field: 'communityId' }
  if (!(await viewerMembership(context, community.id)))
    return { __typename: 'NotJoinedError' as const, communityId: community.id }
  const parent = input.returnsTo ? await loadSession(context, input.returnsTo) : null
  if (input.returnsTo && !parent)
    return { __typename: 'NotFoundError' as const, field: 'returnsTo' }

  await noteLanguage(context)
  const asked = { communityId: community.id, fanId: userId, now: context.now() }
  const wanted = input.item
    ? await wantedItem(context, asked, input.item)
    : (await basketOf(db, asked)).slice(0, basketLinesMost).map(({ variantKey, ...line }) => ({
        ...line,
        variant: variantKey,
      }))
  if (!wanted) return { __typename: 'NotFoundError' as const, field: 'item' }
  if (wanted.length === 0) return { __typename: 'EmptyBasketError' as const }
  const offers = wanted.map(({ offer }) => offer)
  const renewed = offers.find(({ item }) => item.kind === 'SUBSCRIPTION')
  if (renewed && (await findLiveSubscription(db, { fanId: userId, itemId: renewed.item.id })))
    return itemError(context, { offer: renewed, code: 'SUBSCRIBED', available: 0 })
  const begun = { ...asked, parent, origin: input.item ? 'ITEM' : 'BASKET' } as const
  const { session, refused } = await begin(context, begun, wanted)
  if (refused) {
    const { item } = input
    const underWay = item && refused.available === 0 ? await paying(context, item.itemId) : null
    if (underWay) return { __typename: 'OpenCheckoutSuccess' as const, session: underWay }
    const { offer } = wanted.find((each) => isOf(each, refused)) ?? wanted[0]!
    return itemError(context, { ...refused, offer })
  }
  return { __typename: 'OpenCheckoutSuccess' as const, session }
}

const isOf = (
  { offer: { item }, variant }: Wanted,
  line: Pick<RefusedLine, 'itemId' | 'variant'>,
) => item.id === line.itemId && variant === line.variant

/** The fan's own checkout that keeps them from buying one item more: they go on with that. */
async function paying({ db, userId, now }: GatewayContext, itemId: string) {
  const found = userId === null ? [] : await findUnderWay(db, userId, now())
  return found.find((each) => each.itemId === itemId)?.session
}

async function wantedItem(
  { db }: GatewayContext,
  asked: { communityId: string; fanId: string; now: Date },
  { itemId, variantId, quantity }: CheckoutItemInput,
): Promise<Wanted[] | null> {
  const offer = (await offersOf(db, { ...asked, itemIds: [itemId] })).get(itemId)
  const variant = offer && keyOfVariant(offer.item, variantId)
  // No page of ours asks for less than one, or for more than an order takes.
  if (variant === undefined || quantity < 1 || quantity > quantityMost) return null
  return [{ offer: offerOfVariant(offer!, variant, asked.now), variant, quantity }]
}

type Begun = {
  communityId: string
  fanId: string
  now: Date
  origin: 'ITEM' | 'BASKET' | 'EXTERNAL'
  parent: SessionRow | null
}
type Opened =
  | { session: SessionRow; refused?: undefined }
  | { session?: undefined; refused: RefusedLine }

/**
 * What was begun before is let go and the new one held in one transaction, and a fan's beginnings queue: of many at
 * once each has its turn. A payment that fails at this instant gives a session back to its fan: then once more.
 */
async function begin(context: GatewayContext, begun: Begun, wanted: Wanted[]): Promise<Opened> {
  for (let tries = 1; ; tries += 1)
    try {
      const opened = await context.db.transaction(async (transaction) => {
        const answer = await beginAnew(transaction, begun, wanted)
        crashPoint('checkout.open.commits')
        return answer
      })
      crashPoint('checkout.open.committed')
      return opened
    } catch (error) {
      if (tries === 5 || !isUniqueViolation(error, 'checkout_session_begun')) throw error
    }
}

/** What can't be held leaves no session; what was begun before is gone all the same. */
async function beginAnew(
  transaction: Transaction,
  begun: Begun,
  wanted: Wanted[],
): Promise<Opened> {
  const { fanId, communityId, parent } = begun
  await queueToBegin(transaction, fanId)
  const before = await findBegun(transaction, { fanId, communityId, isForCoins: parent !== null })
  const resumed = await resume(transaction, begun, before, wanted)
  if (resumed) return { session: resumed }
  const left: string[] = []
  for (const { id } of before) if (await moveSession(transaction, id, 'cancel')) left.push(id)
  const itemIds = wanted.map(({ offer }) => offer.item.id)
  await lockStock(transaction, { fanId, sessionIds: left, itemIds })
  for (const id of left) await releaseStock(transaction, id)
  try {
    const session = await transaction.transaction((savepoint) => hold(savepoint, begun, wanted))
    return { session }
  } catch (error) {
    if (error instanceof Refused) return { refused: error.line }
    throw error
  }
}

/** What was begun before, where it is of the same things at the same prices and has time left: its pieces are held. */
async function resume(
  transaction: Transaction,
  { origin, parent, now }: Begun,
  before: readonly { id: string }[],
  wanted: readonly Wanted[],
): Promise<SessionRow | undefined> {
  for (const { id } of before) {
    const session = await findSession(transaction, id)
    const isOpen = session && isUndecided(session.state) && session.expiresAt > now
    if (!isOpen || session.origin !== origin || session.returnsTo !== (parent?.id ?? null)) continue
    const lines = await findLines(transaction, id)
    const isSame =
      lines.length === wanted.length &&
      lines.every((line, at) => {
        const { offer, quantity } = wanted[at]!
        const isSameItem = isOf(wanted[at]!, line) && offer.item.revision === line.revision
        return isSameItem && line.quantity === quantity
      })
    if (isSame) return session
  }
  return undefined
}

/**
 * Holds what is wanted under a session of its own, in the caller's transaction. Throws a `Refused` where some of it can't
 * be had, or would be sold in another way than it is meant to.
 */
export async function hold(
  transaction: Transaction,
  { communityId, fanId, now, origin, parent }: Begun,
  wanted: readonly Wanted[],
): Promise<SessionRow> {
  const renewed = wanted.find(({ offer }) => offer.item.kind === 'SUBSCRIPTION')
  if (renewed && !isAlone(wanted))
    throw new Refused({ ...itemOf(renewed), code: 'LIMIT', available: 1 })
  const session: SessionRow = {
    id: newId('checkout'),
    fanId,
    communityId,
    origin,
    state: 'OPEN',
    createdAt: now,
    method: null,
    instrumentId: null,
    addressId: null,
    returnsTo: parent?.id ?? null,
    idempotencyKey: null,
    attemptId: null,
    isScarce: false,
    expiresAt: holdUntil(
      now,
      origin,
      wanted.some(({ offer }) => isLimited(offer)),
    ),
  }
  const lines: LineRow[] = wanted.map((each, position) => ({
    sessionId: session.id,
    position,
    ...itemOf(each),
    quantity: each.quantity,
    ...soldAs(each.offer),
  }))
  await insertSession(transaction, session, lines)
  const held = await holdStock(transaction, { sessionId: session.id, fanId, lines, now })
  if (held.outcome === 'REFUSED') throw new Refused(held.refused[0])
  const isScarce = await hasFewLeft(transaction, lines)
  if (isScarce) await markScarce(transaction, session.id)
  return { ...session, isScarce }
}

const itemOf = ({ offer, variant }: Wanted) => ({ itemId: offer.item.id, variant })

/** A subscription is bought by itself and once: what is paid with it would be paid again each month. */
const isAlone = (wanted: readonly Wanted[]) => wanted.length === 1 && wanted[0]!.quantity === 1

/** Ends the transaction: there is no session that holds nothing. */
export class Refused extends Error {
  readonly line: RefusedLine
  constructor(line: RefusedLine) {
    super(`${line.itemId}: ${line.code}`)
    this.line = line
  }
}
