import type { Transaction } from '../../platform/database/pools.ts'
import type { SettleContext, SettledAttempt, Settlement } from '../../platform/settlement.ts'
import { book } from '../ledger/service.ts'
import { isUniqueViolation } from '../../platform/database/pools.ts'
import { tellBuyer } from '../purchase-notice/service.ts'
import {
  holdStock,
  offerOfVariant,
  offersOf,
  refillBasket,
  releaseStock,
} from '../store/service.ts'
import { isWhollyRefunded } from '../payments/service.ts'
import { lockCoinBalance } from './fulfilling.ts'
import { chooseUntil, isLimited } from './holdTimes.ts'
import { noteSpending } from './noticing.ts'
import { newOrderId, placeOrder } from './placing.ts'
import { closeRenewal } from './renewing.ts'
import { findLines, findSession, lockSession, moveSession } from './store.ts'
import type { LineRow, SessionRow } from './tables.ts'
import { totalBy } from './totals.ts'
import { isPaid, isUnderWay } from './transitions.ts'

/** What a payment in yen means to the session that it was for. */
export const settlement: Settlement = {
  asked: tellOfSlip,
  captured: settleCheckout,
  failed: failCheckout,
  refunded: settleRefund,
}

/**
 * The order is placed in the transaction that writes the payment down. Yen that come when nobody waits for them any
 * more are kept where all of it can still be had; otherwise, or where another payment was first, they go back: also
 * where whoever sells does not want them (`isRefused`).
 */
export async function settleCheckout(
  context: SettleContext,
  attempt: SettledAttempt,
  now: Date,
  { isRefused = false } = {},
): Promise<'ORDER' | 'REFUND'> {
  const { db } = context
  const session = await sessionOf(db, attempt)
  if (isPaid(session.state) || session.state === 'REFUND_DUE')
    return returnLate(context, session, attempt, now)
  const lines = await findLines(db, session.id)
  const isHeld = session.state !== 'EXPIRED' && session.state !== 'CANCELED'
  const isWanted = !isRefused && totalBy('CARD', lines) === attempt.amountYen
  const isThere = isHeld || session.origin === 'RENEWAL'
  await lockCoinBalance(db, session.fanId, lines)
  if (isWanted && (isThere || (await holdAgain(db, session, lines, now)))) {
    await placePaid(context, session, lines, attempt, now)
    await endOther(context, session, attempt)
    await noteSpending(context, session.fanId, now)
    return 'ORDER'
  }
  if (isRefused && isHeld) {
    await refill(db, session, now)
    await moveSession(db, session.id, isUnderWay(session.state) ? 'lapse' : 'expire')
    await releaseStock(db, session.id)
  }
  await moveSession(db, session.id, 'giveBack')
  return returnLate(context, session, attempt, now)
}

/** Tells the fan that their yen came too late, and go back. Cash is asked for an account, by mail. */
async function returnLate(
  { db, jobs, tenantId }: SettleContext,
  session: SessionRow,
  { id, method }: SettledAttempt,
  at: Date,
): Promise<'REFUND'> {
  const notice = { kind: 'REFUND', session, partId: id, at } as const
  if (method !== 'KONBINI') await tellBuyer({ db, jobs, tenantId }, notice)
  return 'REFUND'
}

async function placePaid(
  context: SettleContext,
  session: SessionRow,
  lines: readonly LineRow[],
  attempt: SettledAttempt,
  now: Date,
): Promise<void> {
  const { db } = context
  const orderId = newOrderId()
  const booked = await book(db, {
    key: `order:${orderId}:sales`,
    reason: 'STORE_ORDER',
    reference: orderId,
    at: now,
    asset: 'YEN',
    amount: attempt.amountYen,
    from: 'RECEIVED',
    to: 'SALES',
  })
  if (booked.outcome !== 'DONE') throw new Error(`${orderId} is no new id`)
  await placeOrder(db, {
    context,
    session,
    lines,
    orderId,
    method: attempt.method,
    now,
    freeCoins: 0,
    transferIds: [],
    idempotencyKey: session.idempotencyKey,
    attemptId: attempt.id,
  })
}

/** Of two ways to pay, the one that was given up has paid: the other is taken back before the fan pays it too. */
async function endOther(
  { db, jobs, tenantId }: SettleContext,
  { state, attemptId }: SessionRow,
  paid: SettledAttempt,
): Promise<void> {
  if (isUnderWay(state) && attemptId !== null && attemptId !== paid.id)
    await jobs.enqueue(tenantId, 'cancelPayment', { attemptId }, db)
}

async function holdAgain(
  db: Transaction,
  { id: sessionId, fanId }: SessionRow,
  lines: readonly LineRow[],
  now: Date,
): Promise<boolean> {
  return (await holdStock(db, { sessionId, fanId, lines, now })).outcome === 'HELD'
}

/**
 * Nothing was paid, and by this attempt nothing will be: the fan may choose anew, unless the time is over or they
 * have begun something else meanwhile. One that is settled for another attempt stays as it is.
 */
export async function failCheckout(
  { db, now, jobs, tenantId }: Pick<SettleContext, 'db' | 'now' | 'jobs' | 'tenantId'>,
  attempt: SettledAttempt,
): Promise<void> {
  const session = await sessionOf(db, attempt)
  if (session.origin === 'RENEWAL') return closeRenewal(db, session.id)
  if (!isUnderWay(session.state) || session.attemptId !== attempt.id) return
  await refill(db, session, now())
  if (attempt.method === 'KONBINI' && attempt.failure === 'EXPIRED') {
    const notice = { kind: 'SLIP_EXPIRED', session, partId: attempt.id, at: now() } as const
    await tellBuyer({ db, jobs, tenantId }, notice)
  }
  const hold = { ...session, isLimited: await holdsLimited(db, session, now()) }
  const expiresAt = chooseUntil(hold, attempt, now())
  const isLapsed = attempt.failure === 'EXPIRED' || expiresAt <= now()
  if (!isLapsed && (await reopen(db, session, expiresAt))) return
  await moveSession(db, session.id, isLapsed ? 'lapse' : 'replace')
  await releaseStock(db, session.id)
}

async function holdsLimited(db: Transaction, session: SessionRow, now: Date): Promise<boolean> {
  const lines = await findLines(db, session.id)
  const itemIds = lines.map(({ itemId }) => itemId)
  const offers = await offersOf(db, { ...session, itemIds, now })
  return lines.some(({ itemId, variant }) => {
    const offer = offers.get(itemId)
    return offer !== undefined && isLimited(offerOfVariant(offer, variant, now))
  })
}

/** What a slip was for is back in the basket that it was ordered from: nobody paid for it. */
async function refill(db: Transaction, session: SessionRow, now: Date): Promise<void> {
  if (session.origin !== 'BASKET' || session.state !== 'PENDING_KONBINI') return
  const lines = await findLines(db, session.id)
  await refillBasket(db, { ...session, lines, key: `back:${session.attemptId}`, now })
}

/** False where the fan has begun something else, even at this instant: of the two, the newer one stays. */
async function reopen(db: Transaction, { id }: SessionRow, expiresAt: Date): Promise<boolean> {
  try {
    await db.transaction((savepoint) => moveSession(savepoint, id, 'refuse', { expiresAt }))
    return true
  } catch (error) {
    if (!isUniqueViolation(error, 'checkout_session_begun')) throw error
    return false
  }
}

/** There is a number to pay with at a store: its buyer gets it by mail. */
async function tellOfSlip({ db, jobs, tenantId, now }: SettleContext, attempt: SettledAttempt) {
  const session = await findSession(db, attempt.subjectId)
  if (!session) return
  const notice = { kind: 'SLIP_ISSUED', session, partId: attempt.id, at: now() } as const
  await tellBuyer({ db, jobs, tenantId }, notice)
}

/** Yen that came too late are all back with the fan. */
export async function settleRefund(
  { db }: Pick<SettleContext, 'db'>,
  attempt: SettledAttempt,
): Promise<void> {
  const session = await sessionOf(db, attempt)
  // Of two that came too late, the last one to go back ends it: the session's lock lets one look after the other.
  if (session.state !== 'REFUND_DUE' || !(await isWhollyRefunded(db, attempt))) return
  await moveSession(db, session.id, 'refund')
}

async function sessionOf(db: Transaction, { subjectId, fanId }: SettledAttempt) {
  const session = await lockSession(db, { id: subjectId, fanId })
  if (!session) throw new Error(`session ${subjectId} is gone`)
  return session
}
