import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import { payment, paymentAttempt, type PaymentAttemptRow, type PaymentRow } from './tables.ts'

/** An attempt by its id, and the payment that it led to. */
export async function findAttemptWithPayment(
  db: Queryable,
  id: string,
): Promise<{ attempt: PaymentAttemptRow; payment: PaymentRow | null } | undefined> {
  const [row] = await db
    .select({ attempt: paymentAttempt, payment })
    .from(paymentAttempt)
    .leftJoin(
      payment,
      and(eq(payment.tenantId, paymentAttempt.tenantId), eq(payment.attemptId, paymentAttempt.id)),
    )
    .where(eq(paymentAttempt.id, id))
  return row
}
