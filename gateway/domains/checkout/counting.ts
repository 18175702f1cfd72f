import { sql } from 'drizzle-orm'
import { addDays, startOfDay } from '#rules/day.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import { paymentRefund } from '../payments/tables.ts'
import { orderReturn, storeOrder } from './tables.ts'

/**
 * A query of the yen that a fan paid in a community's store (`times`) on each `day` in Japan, without what went back of
 * them since, or is on its way. What coins paid is none of it: those were bought once.
 */
export function paidDays(
  _: Queryable,
  {
    fanId,
    communityId,
    from,
    to,
  }: { fanId: string; communityId: string; from: string; to: string },
) {
  const returned = sql`(
    select coalesce(sum((part ->> 'amount')::integer), 0)
    from ${orderReturn}
    cross join jsonb_array_elements(${orderReturn.parts}) as part
    left join ${paymentRefund} on ${paymentRefund.id} = ${orderReturn.refundId}
    where ${orderReturn.orderId} = ${storeOrder.id}
      and (${paymentRefund.id} is null or ${paymentRefund.state} <> 'FAILED'))`
  return sql`
    select to_char(${storeOrder.placedAt} at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as day,
      sum(greatest(${storeOrder.total} - ${returned}, 0))::integer as times
    from ${storeOrder}
    where ${storeOrder.fanId} = ${fanId} and ${storeOrder.communityId} = ${communityId}
      and ${storeOrder.method} <> 'COINS'
      and ${storeOrder.placedAt} >= ${startOfDay(from).toISOString()}::timestamptz
      and ${storeOrder.placedAt} < ${addDays(startOfDay(to), 1).toISOString()}::timestamptz
    group by 1`
}
