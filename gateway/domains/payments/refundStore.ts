import { and, eq, inArray, isNotNull, lte, ne } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { soon } from './deadlines.ts'
import {
  payment,
  paymentAttempt,
  paymentRefund,
  refundAccount,
  type FoundRefundRow,
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

const found = {
  refund: paymentRefund,
  attemptId: paymentAttempt.id,
  fanId: paymentAttempt.fanId,
  method: paymentAttempt.method,
  intentId: paymentAttempt.providerId,
  accountGivenAt: refundAccount.givenAt,
}

/** Refunds beside the attempts that had paid them. */
const selectFound = (db: Queryable) =>
  db
    .select(found)
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, payment.attemptId))
    .leftJoin(refundAccount, eq(refundAccount.refundId, paymentRefund.id))

const flat = ({
  refund,
  ...rest
}: Awaited<ReturnType<typeof selectFound>>[number]): FoundRefundRow => ({ ...refund, ...rest })

export async function findRefund(db: Queryable, id: string): Promise<FoundRefundRow | undefined> {
  const [row] = await selectFound(db).where(eq(paymentRefund.id, id))
  return row && flat(row)
}

/** What goes back, or went, of all that was paid for these things, each beside which of them it is of: the oldest first. */
export async function findRefundsOfSubjects(
  db: Queryable,
  { kind, ids }: { kind: PaymentAttemptRow['subjectKind']; ids: readonly string[] },
): Promise<(FoundRefundRow & { subjectId: string })[]> {
  const rows = await db
    .select({ ...found, subjectId: paymentAttempt.subjectId })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .innerJoin(paymentAttempt, eq(paymentAttempt.id, payment.attemptId))
    .leftJoin(refundAccount, eq(refundAccount.refundId, paymentRefund.id))
    .where(and(eq(paymentAttempt.subjectKind, kind), inArray(paymentAttempt.subjectId, [...ids])))
    .orderBy(paymentRefund.createdAt, paymentRefund.id)
  return rows.map(({ refund, ...rest }) => ({ ...refund, ...rest }))
}

/** Refunds that wait for the desk to transfer them, the oldest first. */
export async function findPayouts(db: Queryable): Promise<FoundRefundRow[]> {
  const rows = await selectFound(db)
    .where(and(eq(paymentRefund.state, 'AWAITS_BANK'), isNotNull(refundAccount.givenAt)))
    .orderBy(refundAccount.givenAt, paymentRefund.id)
  return rows.map(flat)
}

export async function writeAccount(
  transaction: Transaction,
  account: { refundId: string; sealed: Buffer; givenAt: Date },
): Promise<void> {
  await transaction
    .insert(refundAccount)
    .values(account)
    .onConflictDoUpdate({ target: [refundAccount.tenantId, refundAccount.refundId], set: account })
}

export async function findAccount(db: Queryable, refundId: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ sealed: refundAccount.sealed })
    .from(refundAccount)
    .where(eq(refundAccount.refundId, refundId))
  return row?.sealed
}

export async function deleteAccount(transaction: Transaction, refundId: string): Promise<void> {
  await transaction.delete(refundAccount).where(eq(refundAccount.refundId, refundId))
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
    .orderBy(paymentRefund.createdAt, paymentRefund.id)
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
