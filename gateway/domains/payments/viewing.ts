import DataLoader from 'dataloader'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { prefixOf } from '../../platform/ids.ts'
import { complete } from './completion.ts'
import { ProviderUnavailable } from './provider.ts'
import { findRefundsOfSubjects } from './refundStore.ts'
import { findAttempt } from './store.ts'
import type { FoundRefundRow, PaymentAttemptRow } from './tables.ts'

/** The viewer's own attempt by its id; null where it is another's. */
export async function loadPaymentAttempt(
  { db, userId }: GatewayContext,
  id: string,
): Promise<PaymentAttemptRow | null> {
  if (userId === null || prefixOf(id) !== 'attempt') return null
  const attempt = await findAttempt(db, id)
  return attempt?.fanId === userId ? attempt : null
}

/** Completes the viewer's own attempt, and answers it as it is then. */
export async function completePayment(context: GatewayContext, attemptId: string) {
  if (context.userId === null) return { __typename: 'UnauthenticatedError' as const }
  const known = await loadPaymentAttempt(context, attemptId)
  if (!known) return { __typename: 'NotFoundError' as const }
  try {
    const attempt = await complete(context, attemptId)
    return { __typename: 'CompletePaymentSuccess' as const, attempt }
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    return { __typename: 'PaymentErrorResponse' as const, code: 'UNKNOWN' as const }
  }
}

/** What goes back, or went, of what a checkout was paid with, the oldest first: one statement for a list of them. */
export function refundsOfCheckout(context: GatewayContext, id: string): Promise<FoundRefundRow[]> {
  return context
    .loader(
      'refunds of checkouts',
      ({ db }) =>
        new DataLoader<string, FoundRefundRow[]>(
          async (ids) => {
            const found = await findRefundsOfSubjects(db, { kind: 'CHECKOUT', ids })
            return ids.map((each) => found.filter(({ subjectId }) => subjectId === each))
          },
          { cache: false },
        ),
    )
    .load(id)
}
