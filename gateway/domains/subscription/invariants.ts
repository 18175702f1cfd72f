import type { Invariant } from '../../platform/database/audit.ts'

/** What subscriptions promise. */
export const invariants: readonly Invariant[] = [
  {
    name: 'each order of a subscription is of one invoice, which costs the same',
    violations: `
      select tenant_id, format('order %s of ¥%s: invoice %s of ¥%s', l.order_id, l.price, i.id, i.amount_yen) as what
      from (select * from order_line where kind = 'SUBSCRIPTION') l
      full join (select * from subscription_invoice where order_id is not null) i using (tenant_id, order_id)
      where l.price * l.quantity is distinct from i.amount_yen`,
  },
  {
    name: 'each payment for a subscription is of one invoice, or goes back',
    violations: `
      select a.tenant_id, format('%s of ¥%s became %s, its invoice is %s', a.id, p.amount_yen, p.became, coalesce(i.id, 'none')) as what
      from payment_attempt a
      join payment p on p.tenant_id = a.tenant_id and p.attempt_id = a.id
      left join store_order o on o.tenant_id = a.tenant_id and o.attempt_id = a.id
      left join subscription_invoice i on i.tenant_id = o.tenant_id and i.order_id = o.id
      where a.subject_kind = 'SUBSCRIPTION' and (p.became = 'ORDER') <> (i.id is not null)`,
  },
  {
    name: 'a fan has one subscription of an item that has not ended',
    violations: `
      select tenant_id, format('%s has %s of %s', fan_id, count(*), item_id) as what
      from subscription where state <> 'ENDED' group by tenant_id, fan_id, item_id having count(*) > 1`,
  },
  {
    name: 'a subscription stands at the period of the last invoice that was paid',
    violations: `
      select s.tenant_id, format('%s stands at %s, %s is paid', s.id, s.period, coalesce(i.period, 0)) as what
      from subscription s
      left join (
        select tenant_id, subscription_id, max(period) as period from subscription_invoice
        where order_id is not null group by tenant_id, subscription_id
      ) i on i.tenant_id = s.tenant_id and i.subscription_id = s.id
      where s.period is distinct from i.period`,
  },
  {
    name: 'periods of a subscription do not overlap',
    violations: `
      select a.tenant_id, format('%s and %s of %s', a.id, b.id, a.subscription_id) as what
      from subscription_invoice a
      join subscription_invoice b on b.tenant_id = a.tenant_id and b.subscription_id = a.subscription_id
        and b.period > a.period and b.period_start < a.period_end`,
  },
  {
    name: 'nothing is to be paid of a subscription that has ended, or of more than one period',
    violations: `
      select s.tenant_id, format('%s stands at %s with %s to be paid', s.id, s.state, count(*)) as what
      from subscription s
      join subscription_invoice i on i.tenant_id = s.tenant_id and i.subscription_id = s.id
        and i.state in ('OPEN', 'FAILED', 'CHALLENGE')
      group by s.tenant_id, s.id, s.state having s.state = 'ENDED' or count(*) > 1`,
  },
]
