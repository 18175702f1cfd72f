import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import { payment } from './tables.ts'

const owedWhere = (refunds: string) => `
  select tenant_id, payment_id, (array_agg(whole order by at desc, id desc, is_failure desc))[1] - least(0, min(whole)) as yen
  from (
    select tenant_id, payment_id, at, id, is_failure,
      sum(yen) over (partition by tenant_id, payment_id order by at, id, is_failure) as whole
    from (
      select tenant_id, payment_id, created_at as at, id, false as is_failure, -amount_yen as yen
      from payment_refund where ${refunds}
      union all
      select tenant_id, payment_id, coalesce((
        select kept.at from ledger_transfer as kept
        where kept.tenant_id = payment_refund.tenant_id and kept.idempotency_key = 'kept:' || payment_refund.id
      ), created_at), id, true, amount_yen
      from payment_refund where state = 'FAILED' and (${refunds})
    ) as step
  ) as so_far group by tenant_id, payment_id`

/**
 * What of each payment's failed refunds has not gone back since, in yen: (tenant_id, payment_id, yen). In the
 * order of time, what fails is added when it fails, and what is sent takes of it as much as there is by then.
 */
export const yenOwed = owedWhere('true')

/** The same of one payment, to be joined laterally with the table `payment`. */
export const yenOwedOfPayment = owedWhere(
  'payment_refund.tenant_id = payment.tenant_id and payment_refund.payment_id = payment.id',
)

export async function findYenOwed(db: Queryable, paymentId: string): Promise<number> {
  const { rows } = await db.execute<{ yen: string }>(
    sql`select owed.yen from ${payment}, lateral (${sql.raw(yenOwedOfPayment)}) as owed where ${payment.id} = ${paymentId}`,
  )
  return Number(rows[0]?.yen ?? 0)
}
