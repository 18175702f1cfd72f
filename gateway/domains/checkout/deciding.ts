import type { GatewayContext } from '../../platform/graphql/context.ts'
import {
  cancelAttempt,
  isExpired,
  loadInstrument,
  ProviderUnavailable,
} from '../payments/service.ts'
import { releaseStock } from '../store/service.ts'
import type { ChooseCheckoutMethodInput } from '../types.generated.ts'
import { sessionError } from './refusals.ts'
import { loadSession, methodsFor, refusalOf, unavailableMethodsFor } from './sessions.ts'
import { findLines, moveSession } from './store.ts'
import type { SessionRow } from './tables.ts'
import { isUnderWay } from './transitions.ts'
import { crashPoint } from '../../platform/crashPoints.ts'

/**
 * Chooses how to pay, as often as the fan likes until it is paid: what is under way is cancelled first, and nothing
 * else is begun before its provider has said so.
 */
export async function chooseCheckoutMethod(
  context: GatewayContext,
  { sessionId, method, instrumentId = null }: ChooseCheckoutMethodInput,
) {
  if (context.userId === null) return { __typename: 'UnauthenticatedError' as const }
  const found = await loadSession(context, sessionId)
  if (!found) return { __typename: 'NotFoundError' as const, field: 'sessionId' }
  if (found.origin === 'RENEWAL') return sessionError('MOVED_ON')
  const session = await endAttempt(context, found)
  if (!session) return sessionError('UNKNOWN')
  const refusal = refusalOf(session, context.now())
  if (refusal) return refusal
  const lines = await findLines(context.db, session.id)
  if (!methodsFor(session, lines).includes(method)) {
    const against = unavailableMethodsFor(session, lines).find((each) => each.method === method)
    const code = against?.reason === 'FEW_LEFT' ? ('FEW_LEFT' as const) : ('CURRENCY' as const)
    return { __typename: 'CheckoutMethodError' as const, field: 'method', code }
  }
  const card = instrumentId === null ? null : await loadInstrument(context, instrumentId)
  if (instrumentId !== null && (!card || method !== 'CARD'))
    return { __typename: 'NotFoundError' as const, field: 'instrumentId' }
  if (card && isExpired(card, context.now()))
    return {
      __typename: 'CheckoutMethodError' as const,
      field: 'instrumentId',
      code: 'EXPIRED' as const,
    }
  const chosen = { method, instrumentId: card?.id ?? null }
  const moved = await moveSession(context.db, session.id, 'choose', chosen)
  return moved
    ? { __typename: 'ChooseCheckoutMethodSuccess' as const, session: moved }
    : sessionError('MOVED_ON')
}

/** Leaves a checkout before it is paid, and lets go of what it holds. What is left already stays so. */
export async function cancelCheckout(context: GatewayContext, sessionId: string) {
  if (context.userId === null) return { __typename: 'UnauthenticatedError' as const }
  const found = await loadSession(context, sessionId)
  if (!found) return { __typename: 'NotFoundError' as const, field: 'sessionId' }
  // A subscription's bill is ended with the subscription.
  if (found.origin === 'RENEWAL') return sessionError('MOVED_ON')
  const session = await endAttempt(context, found)
  if (!session) return sessionError('UNKNOWN')
  const moved = await context.db.transaction(async (transaction) => {
    const left = await moveSession(transaction, session.id, 'cancel')
    if (left) await releaseStock(transaction, session.id)
    crashPoint('checkout.cancel.commits')
    return left
  })
  crashPoint('checkout.cancel.committed')
  const now = moved ?? (await loadSession(context, sessionId)) ?? session
  if (now.state === 'CANCELED' || now.state === 'EXPIRED')
    return { __typename: 'CancelCheckoutSuccess' as const, session: now }
  return refusalOf(now, context.now()) ?? sessionError('MOVED_ON')
}

/**
 * Ends what is under way, by its provider's word: the session then stands where the fan decides, unless it was paid
 * meanwhile. Undefined where the provider does not answer: it may still be paid.
 */
async function endAttempt(
  context: GatewayContext,
  session: SessionRow,
): Promise<SessionRow | undefined> {
  if (!isUnderWay(session.state) || session.attemptId === null) return session
  try {
    await cancelAttempt(context, session.attemptId)
  } catch (error) {
    if (error instanceof ProviderUnavailable) return undefined
    throw error
  }
  return (await loadSession(context, session.id)) ?? session
}
