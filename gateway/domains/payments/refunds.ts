import type Stripe from 'stripe'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { book, findBookingTimes } from '../ledger/service.ts'
import { findBuyer, noteForBuyer, tellBuyer } from '../purchase-notice/service.ts'
import type { PaymentContext } from './attempts.ts'
import { asking, ProviderRefused, stripeOf } from './provider.ts'
import {
  changeRefund,
  deleteAccount,
  findRefund,
  findRefundsOf,
  lockPayment,
} from './refundStore.ts'
import { settlementOf } from './settling.ts'
import { findAttempt } from './store.ts'
import { crashPoint } from '../../platform/crashPoints.ts'
import type { FoundRefundRow } from './tables.ts'

const hourMs = 60 * 60 * 1000

/**
 * Has the provider send money back, under the refund's own id, and books it once it is sent. Any number of times.
 * Cash does not go back the way it came, nor does what could not be sent once: the fan is asked by mail to which
 * account, and an operator transfers it.
 */
export async function sendRefund(context: PaymentContext, refundId: string): Promise<void> {
  const refund = await findRefund(context.db, refundId)
  if (!refund || refund.state === 'DONE' || refund.state === 'FAILED') return
  try {
    if (await mustGoByBank(context, refund)) return await askForAccount(context, refund)
    const sent = await findOrCreate(context, refund)
    if (isGivenUp(sent)) await giveUp(context, refund, sent.status)
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

/**
 * Cash, and what the provider could not send once: it would come to nothing again. Not what the provider has although
 * its answer was lost: that would go twice.
 */
async function mustGoByBank(context: PaymentContext, refund: FoundRefundRow): Promise<boolean> {
  if (refund.providerId !== null) return false
  if (refund.method === 'KONBINI') return true
  const others = await findRefundsOf(context.db, refund.paymentId)
  const hasFailed = others.some(({ state }) => state === 'FAILED')
  if (!hasFailed && refund.state !== 'AWAITS_BANK') return false
  const sent = await findSent(context, refund)
  return sent === undefined || isGivenUp(sent)
}

/** Once: whoever has been asked is waited for. */
async function askForAccount(context: PaymentContext, refund: FoundRefundRow): Promise<void> {
  const { db, now } = context
  const { id } = refund
  const nextLookAt = new Date(now().getTime() + hourMs)
  await db.transaction(async (transaction) => {
    const asked = { state: 'AWAITS_BANK', nextLookAt } as const
    if (await changeRefund(transaction, id, ['OPEN'], asked))
      await tellOfAccount(context, transaction, refund)
    else await changeRefund(transaction, id, ['AWAITS_BANK'], { nextLookAt })
  })
}

/** Asks the fan by mail, and under their bell. */
async function tellOfAccount(
  { jobs, now, tenantId }: PaymentContext,
  db: Transaction,
  { id, attemptId }: FoundRefundRow,
): Promise<void> {
  const attempt = await findAttempt(db, attemptId)
  const of = { sessionId: attempt!.subjectId }
  await noteForBuyer(db, { kind: 'REFUND_ACCOUNT_WANTED', of, partId: id, at: now() })
  await jobs.enqueue(tenantId, 'mailAccountWanted', { refundId: id }, db)
}

const isGivenUp = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled'

/** Keys are forgotten by the provider after a day; what it was told with the refund is not. */
async function findSent(
  { config }: PaymentContext,
  { id, intentId }: FoundRefundRow,
): Promise<Stripe.Refund | undefined> {
  const known = await asking(
    stripeOf(config).refunds.list({ payment_intent: intentId!, limit: 100 }),
  )
  return known.data.find(({ metadata }) => metadata?.refund === id)
}

async function findOrCreate(
  context: PaymentContext,
  refund: FoundRefundRow,
): Promise<Stripe.Refund> {
  const sent = await findSent(context, refund)
  if (sent) return sent
  const { config, tenantId } = context
  const { id, intentId, amountYen } = refund
  crashPoint('refund.create.asks')
  const created = await asking(
    stripeOf(config).refunds.create(
      { payment_intent: intentId!, amount: amountYen, metadata: { tenant: tenantId, refund: id } },
      { idempotencyKey: id },
    ),
  )
  crashPoint('refund.create.answered')
  return created
}

const open = ['OPEN', 'AWAITS_BANK'] as const

/**
 * The provider will not send it. What came too late is nobody's decision: its fan is asked for an account at once. All
 * else the audit names until an operator has refunded it again, which goes by bank; what had left the sales for it is
 * there again, so that it can leave them once more.
 */
async function giveUp(
  context: PaymentContext,
  refund: FoundRefundRow,
  status: string | null,
): Promise<void> {
  const { log, now } = context
  const { id, attemptId, amountYen, reason } = refund
  log.error({ refundId: id, status }, 'a refund has failed')
  await context.db.transaction(async (db) => {
    await lockPayment(db, attemptId)
    const current = await findRefund(db, id)
    // Somebody else has given it up meanwhile: its fan is asked once.
    if (current?.state === 'AWAITS_BANK' && current.providerId === null) return
    if (reason === 'LATE') {
      const nextLookAt = new Date(now().getTime() + hourMs)
      const toBank = { state: 'AWAITS_BANK', providerId: null, nextLookAt } as const
      if (await changeRefund(db, id, open, toBank)) await tellOfAccount(context, db, refund)
      return
    }
    if (!(await changeRefund(db, id, open, { state: 'FAILED' }))) return
    await book(db, {
      key: `kept:${id}`,
      reason: 'REFUND',
      reference: id,
      at: now(),
      asset: 'YEN',
      amount: amountYen,
      from: 'RECEIVED',
      to: 'SALES',
    })
  })
}

async function finish(
  context: PaymentContext,
  refund: FoundRefundRow,
  providerId: string,
): Promise<void> {
  await context.db.transaction(async (db) => {
    if (!(await changeRefund(db, refund.id, open, { state: 'DONE', providerId }))) return
    await settle(context, db, refund, 'PROVIDER')
    crashPoint('refund.finish.commits')
  })
  crashPoint('refund.finish.committed')
}

/**
 * Cash has been transferred to the account that the fan had named, inside the caller's transaction: books it, and
 * forgets the account, and tells the fan. False where it waits for no transfer.
 */
export async function payOut(
  context: PaymentContext,
  db: Transaction,
  refund: FoundRefundRow,
): Promise<boolean> {
  if (!(await changeRefund(db, refund.id, ['AWAITS_BANK'], { state: 'DONE' }))) return false
  await deleteAccount(db, refund.id)
  await settle(context, db, refund, 'BANK')
  const { subjectId } = (await findAttempt(db, refund.attemptId))!
  const session = await findBuyer(db, { sessionId: subjectId })
  const notice = { kind: 'REFUND', partId: `paid_${refund.id}`, at: context.now() } as const
  if (session) await tellBuyer({ ...context, db }, { ...notice, session })
  return true
}

/** Yen have gone: to the provider, who sends them on, or from the seller's own bank. */
async function settle(
  context: PaymentContext,
  db: Transaction,
  { id, amountYen, attemptId, reason }: FoundRefundRow,
  to: 'PROVIDER' | 'BANK',
): Promise<void> {
  await book(db, {
    key: bookedAs(id),
    reason: 'REFUND',
    reference: id,
    at: context.now(),
    asset: 'YEN',
    amount: amountYen,
    from: 'RECEIVED',
    to,
  })
  if (reason !== 'LATE') return
  const attempt = (await findAttempt(db, attemptId))!
  await settlementOf(context, attempt).refunded({ ...context, db }, attempt)
}

/** When the yen of these refunds had gone, by refund; without those that are under way, or came to nothing. */
export async function sentAtOf(
  db: Queryable,
  refundIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const times = await findBookingTimes(db, refundIds.map(bookedAs))
  return new Map(
    refundIds.flatMap((id) => {
      const at = times.get(bookedAs(id))
      return at ? [[id, at] as const] : []
    }),
  )
}

/** The key under which a refund's yen leave the books. */
const bookedAs = (refundId: string) => `refund:${refundId}`
