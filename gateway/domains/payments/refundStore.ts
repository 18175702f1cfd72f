import { and, eq, inArray, lte, ne } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { soon } from './deadlines.ts'
import {
  payment,
  paymentAttempt,
  paymentRefund,
  type PaymentAttemptRow,
  type PaymentRefundRow,
  type PaymentRow,
} from './tables.ts'

type NewRefund = Pick<PaymentRefundRow, 'id' | 'paymentId' | 'amountYen' | 'reason'> & {
  /** OPEN without. */
  state?: PaymentRefundRow['state']
  at: Date
}

/** Writes a refund down. Its job sends it; the sweep looks after it only where that did not. */
export async function insertRefund(db: Transaction, { at, ...refund }: NewRefund): Promise<void> {
  await db
    .insert(paymentRefund)
    .values({ state: 'OPEN', ...refund, createdAt: at, nextLookAt: soon(at) })
}

/** The capture of an attempt, and nobody else may give any of it back until the transaction ends. */
export async function lockPayment(
  db: Transaction,
  attemptId: string,
): Promise<PaymentRow | undefined> {
  return (await db.select().from(payment).where(eq(payment.attemptId, attemptId)).for('update'))[0]
}

/** A refund with the provider's id of the attempt that was paid. */
export type FoundRefund = PaymentRefundRow & { attemptId: string; intentId: string | null }

export async function findRefund(db: Queryable, id: string): Promise<FoundRefund | undefined> {
  const [row] = await db
    .select({
      refund: paymentRefund,
      attemptId: paymentAttempt.id,
      intentId: paymentAttempt.providerId,
    })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, payment.attemptId))
    .where(eq(paymentRefund.id, id))
  return row && { ...row.refund, attemptId: row.attemptId, intentId: row.intentId }
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

/** The same, by the attempt whose capture it is of. */
export async function findRefundsOfAttempt(
  db: Queryable,
  attemptId: string,
): Promise<PaymentRefundRow[]> {
  const rows = await db
    .select({ refund: paymentRefund })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .where(eq(payment.attemptId, attemptId))
    .orderBy(paymentRefund.createdAt)
  return rows.map(({ refund }) => refund)
}

/** Whether all that was captured for something, and could not be kept, has gone back. */
export async function isWhollyRefunded(
  db: Queryable,
  { subjectKind, subjectId }: Pick<PaymentAttemptRow, 'subjectKind' | 'subjectId'>,
): Promise<boolean> {
  const [open] = await db
    .select({ id: paymentRefund.id })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, payment.attemptId))
    .where(
      and(
        eq(paymentAttempt.subjectKind, subjectKind),
        eq(paymentAttempt.subjectId, subjectId),
        eq(paymentRefund.reason, 'LATE'),
        ne(paymentRefund.state, 'DONE'),
      ),
    )
    .limit(1)
  return open === undefined
}
