import type { Transaction } from '../../platform/database/pools.ts'
import { newId } from '../../platform/ids.ts'
import {
  closeRenewal,
  newOrderNumber,
  openRenewal,
  setSessionAttempt,
} from '../checkout/service.ts'
import { chargeOffSession, type PaymentContext } from '../payments/service.ts'
import { endSubscription } from './ending.ts'
import { endUnpaid, failInvoice, type BillContext } from './failing.ts'
import { answerBy, nextPeriodOf } from './periods.ts'
import {
  changeSubscription,
  findDue,
  findInvoice,
  findPayable,
  findSubscription,
  insertInvoice,
  lockSubscription,
  moveInvoice,
  moveSubscription,
  setInvoiceSession,
} from './store.ts'
import type { InvoiceRow, SubscriptionRow } from './tables.ts'
import { tellSubscriber } from './telling.ts'

/** When somebody looks again at a bill that is under way, in case whoever sent it died. */
const lookAgainMs = 20 * 60_000
const atOnce = 50

/**
 * Bills what is due: each subscription under its own lock, in a transaction of its own, so that of two billers one
 * finds it billed. What is to be paid is written down before the provider is asked, and goes by that row's id: where
 * this process dies in between, whoever looks next goes on with the same charge.
 */
export async function billDue(context: PaymentContext): Promise<void> {
  const at = context.now()
  const seen = new Set<string>()
  for (;;) {
    const due = (await findDue(context.db, at, atOnce + seen.size)).filter((id) => !seen.has(id))
    if (due.length === 0) return
    for (const id of due) {
      seen.add(id)
      try {
        await bill(context, id)
      } catch (error) {
        context.log.error({ err: error, subscriptionId: id }, 'a subscription was not billed')
      }
    }
  }
}

async function bill(context: PaymentContext, id: string): Promise<void> {
  const due = await context.db.transaction(async (db) => {
    const row = await lockSubscription(db, id)
    const isDue = row && row.endedAt === null && row.nextLookAt <= context.now()
    return isDue ? lookAt({ ...context, db }, row) : undefined
  })
  if (due) await chargeInvoice(context, due.id)
}

/** What is to be charged now of a subscription, which is locked, or its end. */
async function lookAt(context: BillContext, row: SubscriptionRow): Promise<InvoiceRow | undefined> {
  const { db } = context
  const now = context.now()
  const due = await findPayable(db, row.id)
  await changeSubscription(db, row.id, { nextLookAt: new Date(now.getTime() + lookAgainMs) })
  if (due && due.state !== 'FAILED') return due
  if (row.state === 'CANCELED_AT_PERIOD_END') {
    await endSubscription(context, row.id, 'CANCELED', now)
    return undefined
  }
  if (due && due.periodEnd <= now) {
    await endUnpaid(context, row.id)
    return undefined
  }
  const tried = due ? await tryAgain(db, due, false) : await newInvoice(db, row, now)
  const begun = await openTry(db, row, tried!, now)
  if (begun.outcome === 'OPENED') return begun.invoice
  // At their age they may pay no more this month.
  await failInvoice(context, { invoice: tried!, row }, 'LIMIT')
  return undefined
}

/** The next try of an invoice that failed; undefined where one is under way, or it is paid. */
export function tryAgain(db: Transaction, { id }: InvoiceRow, isByFan: boolean) {
  return moveInvoice(db, id, 'try', { isByFan, failure: null })
}

async function newInvoice(db: Transaction, row: SubscriptionRow, now: Date): Promise<InvoiceRow> {
  const invoice: InvoiceRow = {
    id: newId('subscriptioninvoice'),
    number: newInvoiceNumber(now),
    state: 'OPEN',
    subscriptionId: row.id,
    fanId: row.fanId,
    ...nextPeriodOf(row, now),
    failure: null,
    isByFan: false,
    sessionId: null,
    orderId: null,
    createdAt: now,
    paidAt: null,
  }
  await insertInvoice(db, invoice)
  return invoice
}

/** An invoice's number, to be read out: as an order's, with an S before it. */
export const newInvoiceNumber = (at: Date) => `S-${newOrderNumber(at)}`

/** Writes down where an invoice is to be paid, or says that the fan may not pay so much. */
export async function openTry(
  db: Transaction,
  { fanId, communityId, itemId }: SubscriptionRow,
  invoice: InvoiceRow,
  now: Date,
) {
  const { amountYen, periodStart } = invoice
  const expiresAt = answerBy(periodStart, now)
  const asked = { fanId, communityId, itemId, amountYen, expiresAt, now }
  const opened = await openRenewal(db, asked)
  if (opened.outcome === 'REFUSED') return opened
  await setInvoiceSession(db, invoice.id, opened.session.id)
  return { outcome: 'OPENED' as const, invoice: { ...invoice, sessionId: opened.session.id } }
}

/**
 * Charges what is written down, with the subscription's card. Any number of times: it is one charge. How it comes out
 * is settled by whoever hears of it; that the bank wants the fan is told here.
 */
export async function chargeInvoice(context: PaymentContext, id: string): Promise<void> {
  const invoice = await findInvoice(context.db, id)
  if (!invoice?.sessionId || invoice.state !== 'OPEN') return
  const { fanId, amountYen, sessionId, subscriptionId } = invoice
  const instrumentId = (await findSubscription(context.db, subscriptionId))?.instrumentId ?? null
  const charged =
    instrumentId &&
    (await chargeOffSession(context, {
      subject: { kind: 'SUBSCRIPTION', id: sessionId },
      fanId,
      instrumentId,
      amountYen,
      answerBy: answerBy(invoice.periodStart, context.now()),
    }))
  if (charged && charged.attempt !== null && charged.outcome !== 'CHALLENGE') return
  await context.db.transaction(async (db) => {
    const row = await lockSubscription(db, subscriptionId)
    const own = { ...context, db }
    if (!row) return
    if (!charged || charged.attempt === null) {
      await closeRenewal(db, sessionId)
      await failInvoice(own, { invoice, row }, 'REFUSED')
      return
    }
    await setSessionAttempt(db, sessionId, charged.attempt.id)
    if (!(await moveInvoice(db, id, 'ask'))) return
    await moveSubscription(db, row.id, 'fail')
    if (!invoice.isByFan) await tellSubscriber(own, row, 'CHALLENGE', context.now())
  })
}
