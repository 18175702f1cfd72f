import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../../platform/database/pools.ts'
import { checkRequestKey } from '../../platform/graphql/badInput.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { prefixOf } from '../../platform/ids.ts'
import { useAddress } from '../delivery/service.ts'
import { submitAttempt } from '../payments/service.ts'
import {
  findVariant,
  lockGiven,
  offersOf,
  priceOf,
  releaseStock,
  type Offer,
} from '../store/service.ts'
import type { ConfirmCheckoutInput } from '../types.generated.ts'
import { payWithCoins, Refused } from './coins.ts'
import { lockCoinBalance } from './fulfilling.ts'
import { sessionError } from './refusals.ts'
import { refusalOf } from './sessions.ts'
import { soldAs } from './lines.ts'
import {
  findLines,
  findSession,
  lockSession,
  moveSession,
  setSessionAddress,
  updateLine,
} from './store.ts'
import type { LineRow, SessionRow } from './tables.ts'
import { isPaid, isUnderWay } from './transitions.ts'
import { beginToPay } from './yen.ts'
import { totalBy } from './totals.ts'
import { crashPoint } from '../../platform/crashPoints.ts'

/**
 * Pays a session, once: however many confirm it at once, one pays and the others are answered with its order. What
 * differs from what the fan was told is told anew, and nothing is charged.
 */
export async function confirmCheckout(context: GatewayContext, input: ConfirmCheckoutInput) {
  const { userId, db } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  if (prefixOf(input.sessionId) !== 'checkout')
    return { __typename: 'NotFoundError' as const, field: 'sessionId' }
  checkRequestKey(input.idempotencyKey)
  try {
    const answer = await db.transaction(async (transaction) => {
      const confirmed = await confirm(transaction, context, userId, input)
      crashPoint('checkout.confirm.commits')
      return confirmed
    })
    crashPoint('checkout.confirm.committed')
    if (answer.__typename !== 'ConfirmCheckoutSuccess') return answer
    return { ...answer, session: await submit(context, answer.session) }
  } catch (error) {
    if (error instanceof Refused) return error.asError(context)
    throw error
  }
}

/** Tells the provider of an attempt, now that it is written down, and answers the session as it stands then. */
async function submit(context: GatewayContext, session: SessionRow): Promise<SessionRow> {
  if (!isUnderWay(session.state) || session.attemptId === null) return session
  await submitAttempt(context, session.attemptId)
  return (await findSession(context.db, session.id)) ?? session
}

async function confirm(
  transaction: Transaction,
  context: GatewayContext,
  fanId: string,
  input: ConfirmCheckoutInput,
) {
  const session = await lockSession(transaction, { id: input.sessionId, fanId })
  if (!session) return { __typename: 'NotFoundError' as const, field: 'sessionId' }
  const now = context.now()
  const isDone = isPaid(session.state) || isUnderWay(session.state)
  if (isDone && session.idempotencyKey === input.idempotencyKey)
    return { __typename: 'ConfirmCheckoutSuccess' as const, session }
  const refusal = refusalOf(session, now)
  if (refusal) return refusal
  const { method, communityId } = session
  // The split is told with coins alone: a page that showed another way to pay confirms nothing of this one.
  const isToldCoins = (input.freeCoins ?? null) !== null
  if (method === null || (method === 'COINS') !== isToldCoins) return sessionError('MOVED_ON')

  const told = await findLines(transaction, session.id)
  const itemIds = told.map(({ itemId }) => itemId)
  // Won or given since this was begun: the fan has it, and pays nothing for it.
  const digital = told.flatMap(({ kind, itemId }) => (kind === 'DIGITAL' ? itemId : []))
  // Coins before stock, as whoever gives and whoever settles does.
  if (digital.length > 0) await lockCoinBalance(transaction, fanId, told, ['COIN'])
  if ((await lockGiven(transaction, fanId, digital)).length > 0) {
    await moveSession(transaction, session.id, 'expire')
    await releaseStock(transaction, session.id)
    return sessionError('EXPIRED')
  }
  const offers = await offersOf(transaction, { communityId, itemIds, fanId, now })
  // It came in no variants when this was begun: there is something to choose now.
  if (told.some(({ itemId, variant }) => variant === '' && hasVariants(offers.get(itemId))))
    return sessionError('EXPIRED')
  const lines = told.map((line) => lineOfNow(line, offers))
  const changed = lines.filter((line, at) => line.revision !== told[at]!.revision)
  // A name that was mended is no reason to ask again, but it is what stands on the order.
  for (const [at, line] of lines.entries())
    if (!isDeepStrictEqual(line, told[at])) await updateLine(transaction, line)
  const total = totalBy(method, lines)
  if (total === null)
    return { __typename: 'CheckoutMethodError' as const, code: 'CURRENCY' as const }
  if (total !== input.total || changed.length > 0)
    return {
      __typename: 'PriceChangedError' as const,
      code: total === input.total ? ('CONTENTS_CHANGED' as const) : ('PRICE_CHANGED' as const),
      told: input.total,
      now: total,
      currency: method === 'COINS' ? ('COINS' as const) : ('YEN' as const),
    }
  const { addressId = null } = input
  if (addressId !== null) {
    if (!(await useAddress(transaction, { id: addressId, fanId, now })))
      return { __typename: 'NotFoundError' as const, field: 'addressId' }
    await setSessionAddress(transaction, session.id, addressId)
  }
  const confirmed = {
    session: { ...session, addressId: addressId ?? session.addressId },
    lines,
    offers,
    input,
  }
  return method === 'COINS'
    ? payWithCoins(transaction, context, confirmed, now)
    : beginToPay(transaction, context, method, confirmed, now)
}

const hasVariants = (offer: Offer | undefined) => (offer?.item.variants.length ?? 0) > 0

/**
 * A line at the price of now, as its item is now. An item stays in the store's tables for as long as anyone may pay for it;
 * a variant that is gone from its item was held for the fan, and stays what they were told.
 */
function lineOfNow(line: LineRow, offers: ReadonlyMap<string, Offer>): LineRow {
  const item = offers.get(line.itemId)?.item
  if (!item) throw new Error(`item ${line.itemId} is gone from the store`)
  const variant = findVariant(item, line.variant)
  if (line.variant !== '' && !variant) return line
  return {
    ...line,
    ...soldAs({ item, variant: variant ?? null, ...priceOf(item, variant ?? null) }),
  }
}
