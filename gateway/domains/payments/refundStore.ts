import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { payment, paymentAttempt, paymentRefund, type PaymentRefundRow } from './tables.ts'

type NewRefund = Pick<PaymentRefundRow, 'id' | 'paymentId' | 'amountYen' | 'reason'> & { at: Date }

export async function insertRefund(db: Transaction, { at, ...refund }: NewRefund): Promise<void> {
  await db.insert(paymentRefund).values({ ...refund, state: 'OPEN', createdAt: at, nextLookAt: at })
}

/** A refund with the provider's id of the attempt that was paid. */
export type FoundRefund = PaymentRefundRow & { intentId: string | null }

export async function findRefund(db: Queryable, id: string): Promise<FoundRefund | undefined> {
  const [row] = await db
    .select({ refund: paymentRefund, intentId: paymentAttempt.providerId })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, payment.attemptId))
    .where(eq(paymentRefund.id, id))
  return row && { ...row.refund, intentId: row.intentId }
}

/** Moves a refund on, from one of the states that it may leave; undefined where it has left them. */
export async function changeRefund(
  db: Queryable,
  id: string,
  from: readonly PaymentRefundRow['state'][],
  changes: Partial<PaymentRefundRow>,
): Promise<PaymentRefundRow | undefined> {
  const [row] = await db
    .update(paymentRefund)
    .set(changes)
    .where(and(eq(paymentRefund.id, id), inArray(paymentRefund.state, [...from])))
    .returning()
  return row
}

/** Some refunds whose turn has come; nobody else is given them before `until`. */
export async function takeDueRefunds(db: Queryable, at: Date, until: Date): Promise<string[]> {
  const rows = await db
    .update(paymentRefund)
    .set({ nextLookAt: until })
    .where(
      and(inArray(paymentRefund.state, ['OPEN', 'AWAITS_BANK']), lte(paymentRefund.nextLookAt, at)),
    )
    .returning({ id: paymentRefund.id })
  return rows.map(({ id }) => id)
}

/** What goes back, or went, of a payment. */
export async function findRefundsOf(db: Queryable, paymentId: string): Promise<PaymentRefundRow[]> {
  return db.select().from(paymentRefund).where(eq(paymentRefund.paymentId, paymentId))
}
