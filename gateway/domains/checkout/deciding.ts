import type { GatewayContext } from '../../platform/graphql/context.ts'
import { releaseStock } from '../store/service.ts'
import type { ChooseCheckoutMethodInput } from '../types.generated.ts'
import { sessionError } from './refusals.ts'
import { loadSession, refusalOf } from './sessions.ts'
import { findLines, moveSession } from './store.ts'
import { totalBy } from './totals.ts'

/** Chooses how to pay, as often as the fan likes until they confirm. */
export async function chooseCheckoutMethod(
  context: GatewayContext,
  { sessionId, method }: ChooseCheckoutMethodInput,
) {
  if (context.userId === null) return { __typename: 'UnauthenticatedError' as const }
  const session = await loadSession(context, sessionId)
  if (!session) return { __typename: 'NotFoundError' as const, field: 'sessionId' }
  const refusal = refusalOf(session, context.now())
  if (refusal) return refusal
  const lines = await findLines(context.db, session.id)
  if (totalBy(method, lines) === null)
    return {
      __typename: 'CheckoutMethodError' as const,
      field: 'method',
      code: 'CURRENCY' as const,
    }
  const moved = await moveSession(context.db, session.id, 'choose', { method })
  return moved
    ? { __typename: 'ChooseCheckoutMethodSuccess' as const, session: moved }
    : sessionError('MOVED_ON')
}

/** Leaves a checkout before it is paid, and lets go of what it holds. What is left already stays so. */
export async function cancelCheckout(context: GatewayContext, sessionId: string) {
  if (context.userId === null) return { __typename: 'UnauthenticatedError' as const }
  const session = await loadSession(context, sessionId)
  if (!session) return { __typename: 'NotFoundError' as const, field: 'sessionId' }
  const moved = await context.db.transaction(async (transaction) => {
    const left = await moveSession(transaction, session.id, 'cancel')
    if (left) await releaseStock(transaction, session.id)
    return left
  })
  const now = moved ?? (await loadSession(context, sessionId)) ?? session
  if (now.state === 'CANCELED' || now.state === 'EXPIRED')
    return { __typename: 'CancelCheckoutSuccess' as const, session: now }
  return refusalOf(now, context.now()) ?? sessionError('MOVED_ON')
}
