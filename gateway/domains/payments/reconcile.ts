import type Stripe from 'stripe'
import type { Services } from '../../platform/graphql/context.ts'
import { findAttemptWithPayment } from './reconcileStore.ts'
import { asking, stripeOf } from './provider.ts'
import { findYenOwed } from './owing.ts'
import { findRefundsOf } from './refundStore.ts'

/** What the two sides say of one payment, where that differs. */
export type Difference = { tenantId: string; what: string }

/**
 * Compares what the provider has since an instant with what we have written down: each intent with its attempt,
 * payment and refunds, of whichever tenant. Reads only; what it names is for an operator, or will be settled by the
 * next sweep where it has only just happened.
 */
export async function reconcile(
  { config, databaseFor }: Pick<Services, 'config' | 'databaseFor'>,
  since: Date,
): Promise<{ compared: number; differences: Difference[] }> {
  const stripe = stripeOf(config)
  const differences: Difference[] = []
  let compared = 0
  const created = { gte: Math.floor(since.getTime() / 1000) }
  let after: string | undefined
  for (;;) {
    const { data, has_more: hasMore } = await asking(
      stripe.paymentIntents.list({ limit: 100, created, ...(after && { starting_after: after }) }),
    )
    for (const intent of data) {
      const { tenant: tenantId, attempt } = intent.metadata
      // Not made by us: another use of the same account.
      if (!tenantId || !attempt) continue
      compared++
      const found = await findAttemptWithPayment(databaseFor(tenantId), attempt)
      for (const what of differ(intent, found)) differences.push({ tenantId, what })
      if (found?.payment) {
        const refunds = await asking(stripe.refunds.list({ payment_intent: intent.id, limit: 100 }))
        const ours = await findRefundsOf(databaseFor(tenantId), found.payment.id)
        const owed = await findYenOwed(databaseFor(tenantId), found.payment.id)
        if (owed > 0)
          differences.push({
            tenantId,
            what: `¥${owed} of ${found.payment.id} could not be sent back: somebody must`,
          })
        const back = sum(refunds.data.filter(({ status }) => status === 'succeeded'))
        // What a bank has taken, or the seller's own has transferred, is no refund of the provider's.
        const booked = ours.filter(
          ({ state, providerId }) => state === 'DONE' && providerId !== null,
        )
        const total = booked.reduce((whole, { amountYen }) => whole + amountYen, 0)
        if (back !== total)
          differences.push({
            tenantId,
            what: `${intent.id} gave ¥${back} back, and we booked ¥${total}`,
          })
      }
    }
    after = data.at(-1)?.id
    if (!hasMore || after === undefined) return { compared, differences }
  }
}

type Found = Awaited<ReturnType<typeof findAttemptWithPayment>>

function differ(intent: Stripe.PaymentIntent, found: Found): string[] {
  const { id, status, amount, amount_received: received } = intent
  if (!found) return [`${id} is of an attempt that we have not`]
  const { attempt, payment } = found
  if (attempt.mismatch) return [`${attempt.id} is not what we asked for: ${attempt.mismatch}`]
  if (attempt.providerId !== null && attempt.providerId !== id)
    // Made when an answer was lost, and never confirmed.
    return status === 'succeeded' ? [`${id} is a second payment of ${attempt.id}`] : []
  if (amount !== attempt.amountYen)
    return [`${id} is of ¥${amount}, and ${attempt.id} of ¥${attempt.amountYen}`]
  if (status === 'succeeded' && !payment)
    return [`${id} is paid there (¥${received}), and not here`]
  if (status !== 'succeeded' && payment) return [`${id} is paid here, and ${status} there`]
  if (payment && payment.amountYen !== received)
    return [`${id} received ¥${received}, and we wrote down ¥${payment.amountYen}`]
  return []
}

function sum(refunds: readonly Stripe.Refund[]): number {
  return refunds.reduce((whole, { amount }) => whole + amount, 0)
}
