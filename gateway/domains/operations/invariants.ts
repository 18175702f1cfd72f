import type { Invariant } from '../../platform/database/audit.ts'

/** What the operators' log promises. */
export const invariants: readonly Invariant[] = [
  {
    name: 'each refund by hand was asked for by one person and approved by another',
    violations: `
      select r.tenant_id, format('%s of ¥%s, of order %s', r.id, r.amount_yen, o.id) as what
      from payment_refund r
      join payment p on p.tenant_id = r.tenant_id and p.id = r.payment_id
      join store_order o on o.tenant_id = p.tenant_id and o.attempt_id = p.attempt_id
      where r.reason = 'SUPPORT' and (
        select count(*) from operator_act a
        join operator_act asked on asked.tenant_id = a.tenant_id and asked.id = a.answers and asked.who <> a.who
        where a.tenant_id = o.tenant_id and a.subject = o.id and a.kind = 'APPROVE_REFUND'
      ) < (
        select count(*) from payment_refund each
        where each.tenant_id = r.tenant_id and each.payment_id = r.payment_id and each.reason = 'SUPPORT'
      )
      union all
      select l.tenant_id, format('line %s of %s', l.position, l.order_id)
      from order_line l
      where l.refunded_at is not null and not exists (
        select from operator_act a
        where a.tenant_id = l.tenant_id and a.subject = l.order_id and a.kind in ('APPROVE_REFUND', 'CHARGEBACK'))`,
  },
  {
    name: 'each later version of odds was asked for by one person and approved by another',
    violations: `
      select o.tenant_id, format('%s from version 2 to %s', o.machine_id, max(o.version)) as what
      from treasure_odds o
      where o.version > 1
      group by o.tenant_id, o.machine_id
      having count(*) <> (
        select count(*) from operator_act a
        join operator_act asked on asked.tenant_id = a.tenant_id and asked.id = a.answers and asked.who <> a.who
        where a.tenant_id = o.tenant_id and a.subject = o.machine_id and a.kind = 'APPROVE_ODDS')`,
  },
  {
    name: 'each transfer to a fan’s account was booked by somebody',
    violations: `
      select r.tenant_id, format('%s of ¥%s', r.id, r.amount_yen) as what
      from payment_refund r
      left join operator_act a on a.tenant_id = r.tenant_id and a.subject = r.id and a.kind = 'PAYOUT'
      where (r.state = 'DONE' and r.provider_id is null and r.reason <> 'CHARGEBACK') <> (a.id is not null)`,
  },
]
