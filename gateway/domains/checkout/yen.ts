import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { createAttempt, refuseCardTry, takeCard, takesSum } from '../payments/service.ts'
import { emptyBasket } from '../store/service.ts'
import type { CheckoutMethod } from '../types.generated.ts'
import type { Confirmed } from './coins.ts'
import { refuseYen } from './limits.ts'
import { readPayer } from './payer.ts'
import { sessionError } from './refusals.ts'
import { lockFan, moveSession } from './store.ts'
import { isSubscription } from './totals.ts'
import type { SessionRow } from './tables.ts'
import type { Transition } from './transitions.ts'

declare module '../../platform/settlement.ts' {
  interface PaymentSubjects {
    CHECKOUT: 'a checkout’s session'
    SUBSCRIPTION: 'a checkout’s session that begins or renews a subscription'
  }
}

const ways = {
  CARD: 'payByCard',
  KONBINI: 'payAtStore',
  PAYPAY: 'payByWallet',
} as const satisfies Record<Exclude<CheckoutMethod, 'COINS'>, Transition>

/** Slips for what is made to order may be paid later: it is not there yet anyway. */
export const daysForMadeToOrder = 7

/**
 * Writes down the attempt to pay. What is held stays held until the provider says what became of it; whoever called
 * submits it after the commit.
 */
export async function beginToPay(
  transaction: Transaction,
  context: GatewayContext,
  method: Exclude<CheckoutMethod, 'COINS'>,
  confirmed: Confirmed,
  now: Date,
) {
  const { session, lines, offers, input } = confirmed
  // A price that has changed since the fan chose may be none for this way any more.
  if (!takesSum(method, input.total))
    return { __typename: 'CheckoutMethodError' as const, code: 'CURRENCY' as const }
  const payer = method === 'KONBINI' ? readPayer(input.konbini) : null
  if (payer && 'code' in payer) return { __typename: 'KonbiniPayerError' as const, ...payer }
  await lockFan(transaction, session.fanId)
  const refusal = await refuseYen(transaction, confirmed, input.total, now)
  if (refusal) return refusal
  const isRenewed = isSubscription(lines)
  const isMadeToOrder = lines.some(({ itemId }) => offers.get(itemId)!.item.isMadeToOrder)
  const byCard = method === 'CARD' ? await beginByCard(transaction, context, session, now) : {}
  if ('__typename' in byCard) return byCard
  const { outcome, attempt } = await createAttempt(transaction, {
    subject: { kind: isRenewed ? 'SUBSCRIPTION' : 'CHECKOUT', id: session.id },
    ...(isRenewed && { isSaved: true }),
    fanId: session.fanId,
    method,
    amountYen: input.total,
    now,
    ...(isMadeToOrder && { konbiniDays: daysForMadeToOrder }),
    ...(payer && { konbini: payer }),
    ...byCard,
    returnPath: `/checkout/pending?session=${session.id}`,
  })
  if (outcome === 'LIVE') return sessionError('MOVED_ON')
  const moved = await moveSession(transaction, session.id, ways[method], {
    idempotencyKey: input.idempotencyKey,
    attemptId: attempt.id,
    expiresAt: attempt.endsAt,
  })
  if (!moved) return sessionError('MOVED_ON')
  // A slip is paid days later: what it is for is ordered, and not to be ordered twice.
  if (method === 'KONBINI' && session.origin === 'BASKET')
    await emptyBasket(transaction, { ...session, lines })
  return { __typename: 'ConfirmCheckoutSuccess' as const, session: moved }
}

/** Which card pays, or why none may be tried now. */
async function beginByCard(
  transaction: Transaction,
  context: GatewayContext,
  session: SessionRow,
  now: Date,
) {
  const refusal = await refuseCardTry(context, transaction, session.fanId)
  if (refusal) return refusal
  const card = await takeCard(transaction, session, now)
  return (
    card ?? {
      __typename: 'CheckoutMethodError' as const,
      field: 'instrumentId',
      code: 'EXPIRED' as const,
    }
  )
}
