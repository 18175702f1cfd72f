import type Stripe from 'stripe'
import { book } from '../ledger/service.ts'
import type { PaymentContext } from './attempts.ts'
import { asking, ProviderRefused, stripeOf } from './provider.ts'
import { changeRefund, findRefund, type FoundRefund } from './refundStore.ts'
import { settlementOf } from './settling.ts'
import { findAttempt } from './store.ts'
import { crashPoint } from '../../platform/crashPoints.ts'

const hourMs = 60 * 60 * 1000

/**
 * Has the provider send money back, under the refund's own id, and books it once it is sent. Any number of times.
 * Cash waits for the fan to say where to: the provider asks them by mail.
 */
export async function sendRefund(context: PaymentContext, refundId: string): Promise<void> {
  const refund = await findRefund(context.db, refundId)
  if (!refund || refund.state === 'DONE' || refund.state === 'FAILED') return
  try {
    const sent = await findOrCreate(context, refund)
    const isFailed = sent.status === 'failed' || sent.status === 'canceled'
    if (isFailed) await giveUp(context, refundId, sent.status)
    else if (sent.status === 'succeeded') await finish(context, refund, sent.id)
    else
      await changeRefund(context.db, refundId, open, {
        state: sent.status === 'requires_action' ? 'AWAITS_BANK' : 'OPEN',
        providerId: sent.id,
        nextLookAt: new Date(context.now().getTime() + hourMs),
      })
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    // Such as no balance to send it from: a later look may succeed, and an operator sees it until then.
    context.log.error({ refundId, code: error.code }, 'a refund was refused')
    await changeRefund(context.db, refundId, open, {
      nextLookAt: new Date(context.now().getTime() + hourMs),
    })
  }
}

/** Keys are forgotten by the provider after a day; what it was told with the refund is not. */
async function findOrCreate(
  { config, tenantId }: PaymentContext,
  { id, intentId, amountYen }: FoundRefund,
): Promise<Stripe.Refund> {
  const { refunds } = stripeOf(config)
  const intent = { payment_intent: intentId! }
  const known = await asking(refunds.list({ ...intent, limit: 100 }))
  const sent = known.data.find(({ metadata }) => metadata?.refund === id)
  if (sent) return sent
  crashPoint('refund.create.asks')
  const created = await asking(
    refunds.create(
      { ...intent, amount: amountYen, metadata: { tenant: tenantId, refund: id } },
      { idempotencyKey: id },
    ),
  )
  crashPoint('refund.create.answered')
  return created
}

const open = ['OPEN', 'AWAITS_BANK'] as const

/** The provider will not send it: the audit names it until somebody has seen to it. */
async function giveUp(
  context: PaymentContext,
  refundId: string,
  status: string | null,
): Promise<void> {
  context.log.error({ refundId, status }, 'a refund has failed')
  await changeRefund(context.db, refundId, open, { state: 'FAILED' })
}

async function finish(
  context: PaymentContext,
  refund: FoundRefund,
  providerId: string,
): Promise<void> {
  await context.db.transaction(async (db) => {
    if (!(await changeRefund(db, refund.id, open, { state: 'DONE', providerId }))) return
    await book(db, {
      ...{ key: `refund:${refund.id}`, reason: 'REFUND', reference: refund.id, at: context.now() },
      ...{ asset: 'YEN', amount: refund.amountYen, from: 'RECEIVED', to: 'PROVIDER' },
    })
    if (refund.reason !== 'LATE') return
    const attempt = (await findAttempt(db, refund.attemptId))!
    await settlementOf(context, attempt).refunded({ ...context, db }, attempt)
    crashPoint('refund.finish.commits')
  })
  crashPoint('refund.finish.committed')
}
