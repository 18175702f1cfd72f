import type { Transaction } from '../../platform/database/pools.ts'
import type { SettleContext, SettledAttempt, Settlement } from '../../platform/settlement.ts'
import { book } from '../ledger/service.ts'
import { holdStock, offersOf, releaseStock } from '../store/service.ts'
import { newOrderId, placeOrder } from './placing.ts'
import { findBegun, findLines, lockSession, moveSession } from './store.ts'
import type { LineRow, SessionRow } from './tables.ts'
import { totalBy } from './totals.ts'
import { isPaid, isUnderWay } from './transitions.ts'

/** What a payment in yen means to the session that it was for. */
export const settlement: Settlement = { captured, failed }

/**
 * The order is placed in the transaction that writes the payment down. Yen that come when nobody waits for them any
 * more are kept where all of it can still be had; otherwise, or where another payment was first, they go back.
 */
async function captured(
  { db }: SettleContext,
  attempt: SettledAttempt,
  now: Date,
): Promise<'ORDER' | 'REFUND'> {
  const session = await sessionOf(db, attempt)
  if (isPaid(session.state) || session.state === 'REFUND_DUE') return 'REFUND'
  const lines = await findLines(db, session.id)
  const isHeld = session.state !== 'EXPIRED' && session.state !== 'CANCELED'
  const isWanted = totalBy('CARD', lines) === attempt.amountYen
  if (isWanted && (isHeld || (await holdAgain(db, session, lines, now)))) {
    await placePaid(db, session, lines, attempt, now)
    return 'ORDER'
  }
  await moveSession(db, session.id, 'giveBack')
  return 'REFUND'
}

async function placePaid(
  db: Transaction,
  session: SessionRow,
  lines: readonly LineRow[],
  attempt: SettledAttempt,
  now: Date,
): Promise<void> {
  const { communityId, fanId, idempotencyKey } = session
  const itemIds = lines.map(({ itemId }) => itemId)
  const offers = await offersOf(db, { communityId, itemIds, fanId, now })
  const orderId = newOrderId()
  const booked = await book(db, {
    ...{ key: `order:${orderId}:sales`, reason: 'STORE_ORDER', reference: orderId, at: now },
    ...{ asset: 'YEN', amount: attempt.amountYen, from: 'RECEIVED', to: 'SALES' },
  })
  if (booked.outcome !== 'DONE') throw new Error(`${orderId} is no new id`)
  await placeOrder(db, {
    ...{ session, lines, offers, orderId, method: attempt.method, now, idempotencyKey },
    ...{ freeCoins: 0, transferIds: [], attemptId: attempt.id },
  })
}

async function holdAgain(
  db: Transaction,
  { id: sessionId, fanId }: SessionRow,
  lines: readonly LineRow[],
  now: Date,
): Promise<boolean> {
  return (await holdStock(db, { sessionId, fanId, lines, now })).outcome === 'HELD'
}

/** What is held stays held for so long after a card was declined, or a way to pay was given up for another. */
const minutesToChooseAnew = 10

/**
 * Nothing was paid, and by this attempt nothing will be: the fan may choose anew, unless the time is over or they
 * have begun something else meanwhile. One that is settled for another attempt stays as it is.
 */
async function failed({ db, now }: SettleContext, attempt: SettledAttempt): Promise<void> {
  const session = await sessionOf(db, attempt)
  if (!isUnderWay(session.state) || session.attemptId !== attempt.id) return
  const isForCoins = session.returnsTo !== null
  const isLapsed = attempt.failure === 'EXPIRED'
  if (!isLapsed && (await findBegun(db, { ...session, isForCoins })).length === 0) {
    const expiresAt = new Date(now().getTime() + minutesToChooseAnew * 60_000)
    await moveSession(db, session.id, 'refuse', { expiresAt })
    return
  }
  await moveSession(db, session.id, isLapsed ? 'lapse' : 'replace')
  await releaseStock(db, session.id)
}

async function sessionOf(db: Transaction, { subjectId, fanId }: SettledAttempt) {
  const session = await lockSession(db, { id: subjectId, fanId })
  if (!session) throw new Error(`session ${subjectId} is gone`)
  return session
}
