import { dayOfMonth, monthAfter } from '#rules/months.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { queueUp } from '../../platform/database/queueUp.ts'
import { newId } from '../../platform/ids.ts'
import type {
  PaidAttempt,
  SettleContext,
  SettledAttempt,
  Settlement,
} from '../../platform/settlement.ts'
import {
  failCheckout,
  findLines,
  findOrderOf,
  findSession,
  settleCheckout,
  settleRefund,
} from '../checkout/service.ts'
import type { SessionRow } from '../checkout/tables.ts'
import { failInvoice } from './failing.ts'
import { newInvoiceNumber } from './billing.ts'
import {
  findInvoiceBySession,
  findLive,
  hasCardInUse,
  insertInvoice,
  insertSubscription,
  lockSubscription,
  moveInvoice,
  moveSubscription,
} from './store.ts'
import type { InvoiceRow, SubscriptionRow } from './tables.ts'
import { tellSubscriber } from './telling.ts'
import { isPayable } from './transitions.ts'

/** What a payment means to a subscription: the first one begins it, each later one brings it a period. */
export const settlement: Settlement = {
  captured,
  failed,
  refunded: settleRefund,
  charges: (db, { fanId, instrumentId }) => hasCardInUse(db, fanId, instrumentId),
}

async function captured(
  context: SettleContext,
  attempt: PaidAttempt,
  now: Date,
): Promise<'ORDER' | 'REFUND'> {
  const session = await sessionOf(context, attempt)
  return session.origin === 'RENEWAL'
    ? renew(context, attempt, session, now)
    : begin(context, attempt, session, now)
}

/** Two that were paid at once can't both begin: the second one's yen go back. */
async function begin(
  context: SettleContext,
  attempt: PaidAttempt,
  session: SessionRow,
  now: Date,
): Promise<'ORDER' | 'REFUND'> {
  const { db } = context
  const { fanId, communityId } = session
  const itemId = await itemOf(context, session)
  // Whoever pays a second time at this instant must see the first one's subscription.
  await queueUp(db, `subscribes ${fanId} ${itemId}`)
  const isTaken = (await findLive(db, { fanId, itemId })) !== undefined
  const became = await settleCheckout(context, attempt, now, { isRefused: isTaken })
  if (became === 'REFUND') return became
  const anchorDay = dayOfMonth(now)
  const period = { period: 1, periodStart: now, periodEnd: monthAfter(now, anchorDay) }
  const row: SubscriptionRow = {
    id: newId('subscription'),
    fanId,
    communityId,
    itemId,
    state: 'ACTIVE',
    anchorDay,
    instrumentId: attempt.instrumentId,
    priceYen: attempt.amountYen,
    nextPriceYen: null,
    nextPriceFrom: null,
    ...period,
    remindedOf: 0,
    nextLookAt: period.periodEnd,
    startedAt: now,
    endedAt: null,
    end: null,
  }
  await insertSubscription(db, row)
  const order = await orderOf(db, session)
  await insertInvoice(db, {
    id: newId('subscriptioninvoice'),
    number: newInvoiceNumber(now),
    ...period,
    subscriptionId: row.id,
    fanId,
    amountYen: attempt.amountYen,
    state: 'PAID',
    failure: null,
    isByFan: true,
    sessionId: session.id,
    orderId: order.id,
    createdAt: now,
    paidAt: now,
  })
  await tellSubscriber(context, row, 'BEGUN', now)
  return became
}

/** Yen for what is void or ended by now go back. */
async function renew(
  context: SettleContext,
  attempt: SettledAttempt,
  session: SessionRow,
  now: Date,
): Promise<'ORDER' | 'REFUND'> {
  const { db } = context
  const known = await lockInvoiceOf(db, session)
  const isWanted = known !== undefined && isPayable(known.invoice.state)
  const became = await settleCheckout(context, attempt, now, { isRefused: !isWanted })
  if (became === 'REFUND' || !known) return became
  const { invoice, row } = known
  const { id: orderId } = await orderOf(db, session)
  await moveInvoice(db, invoice.id, 'pay', { orderId, paidAt: now, failure: null })
  const isTold = row.nextPriceFrom !== null && row.nextPriceFrom <= invoice.periodStart
  await moveSubscription(db, row.id, 'renew', {
    period: invoice.period,
    priceYen: invoice.amountYen,
    nextLookAt: invoice.periodEnd,
    periodStart: invoice.periodStart,
    periodEnd: invoice.periodEnd,
    ...(isTold && { nextPriceYen: null, nextPriceFrom: null }),
  })
  await tellSubscriber(context, { ...row, period: invoice.period }, 'RENEWED', now)
  return became
}

async function failed(context: SettleContext, attempt: SettledAttempt): Promise<void> {
  await failCheckout(context, attempt)
  const session = await sessionOf(context, attempt)
  const known = session.origin === 'RENEWAL' && (await lockInvoiceOf(context.db, session))
  if (known) await failInvoice(context, known, attempt.failure as InvoiceRow['failure'])
}

/** The invoice that a session was to pay, beside its subscription, which nobody else may move from here on. */
async function lockInvoiceOf(
  db: Transaction,
  { id }: SessionRow,
): Promise<{ invoice: InvoiceRow; row: SubscriptionRow } | undefined> {
  const known = await findInvoiceBySession(db, id)
  const row = known && (await lockSubscription(db, known.subscriptionId))
  // Once more, now that it stays as it is.
  const invoice = row && (await findInvoiceBySession(db, id))
  return invoice && { invoice, row }
}

/** The item that a session is to subscribe to. */
async function itemOf({ db }: SettleContext, { id }: SessionRow): Promise<string> {
  const [line] = await findLines(db, id)
  if (!line) throw new Error(`session ${id} is of nothing`)
  return line.itemId
}

/** What a session has become in this transaction. */
async function orderOf(db: Transaction, { id }: SessionRow) {
  const order = await findOrderOf(db, id)
  if (!order) throw new Error(`session ${id} is no order`)
  return order
}

async function sessionOf({ db }: SettleContext, { subjectId }: SettledAttempt) {
  const session = await findSession(db, subjectId)
  if (!session) throw new Error(`session ${subjectId} is gone`)
  return session
}
