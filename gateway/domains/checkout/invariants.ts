import type { Invariant } from '../../platform/database/audit.ts'

/** What checkouts promise. */
export const invariants: readonly Invariant[] = [
  {
    name: 'a session has an order if and only if it was paid',
    violations: `
      select s.tenant_id, format('%s stands at %s, its order is %s', s.id, s.state, coalesce(o.id, 'none')) as what
      from checkout_session s
      left join store_order o on o.tenant_id = s.tenant_id and o.session_id = s.id
      where s.state in ('PAID', 'FULFILLED') and o.id is null
        or s.state not in ('PAID', 'FULFILLED', 'REFUNDED') and o.id is not null`,
  },
  {
    name: 'an order costs what its lines cost',
    violations: `
      select o.tenant_id, format('%s: %s, but its lines make %s', o.id, o.total, coalesce(l.total, 0)) as what
      from store_order o
      left join (
        select tenant_id, order_id, sum(price * quantity) as total from order_line group by tenant_id, order_id
      ) l on l.tenant_id = o.tenant_id and l.order_id = o.id
      where o.total is distinct from l.total`,
  },
  {
    name: 'a line that coins paid took what it costs, once',
    violations: `
      select l.tenant_id, format('line %s of %s costs %s, but took %s', l.position, l.order_id, l.price * l.quantity,
        coalesce(e.total, 0)) as what
      from order_line l
      join store_order o on o.tenant_id = l.tenant_id and o.id = l.order_id and o.method = 'COINS'
      left join lateral (
        select -sum(amount) as total from ledger_entry e
        where e.tenant_id = l.tenant_id and e.transfer_id = l.paid_by and e.account = o.fan_id and e.asset = 'COIN'
      ) e on true
      where l.price * l.quantity is distinct from e.total
      union all
      select tenant_id, format('transfer %s paid %s lines', paid_by, count(*))
      from order_line where paid_by is not null group by tenant_id, paid_by having count(*) > 1`,
  },
  {
    name: 'what a session holds is held for as long as it is under way, and sold once it is paid',
    violations: `
      select s.tenant_id, format('%s stands at %s: item %s', s.id, s.state, h.item_id) as what
      from store_hold h
      join checkout_session s on s.tenant_id = h.tenant_id and s.id = h.session_id
      where case when h.sold_at is null
        then s.state not in ('OPEN', 'READY', 'PROCESSING', 'PENDING_KONBINI', 'PENDING_ID')
        else s.state not in ('PAID', 'FULFILLED', 'REFUNDED') end
      union all
      select l.tenant_id, format('%s stands at %s without item %s', s.id, s.state, l.item_id)
      from checkout_line l
      join checkout_session s on s.tenant_id = l.tenant_id and s.id = l.session_id
      where s.state not in ('EXPIRED', 'CANCELED', 'REFUND_DUE', 'REFUNDED') and s.origin <> 'RENEWAL' and not exists (
        select from store_hold h
        where h.tenant_id = l.tenant_id and h.session_id = l.session_id and h.item_id = l.item_id
          and h.variant = l.variant and h.quantity = l.quantity)`,
  },
  {
    name: 'a session that is being paid has an attempt that may still be paid',
    violations: `
      select s.tenant_id, format('%s stands at %s: attempt %s', s.id, s.state, coalesce(s.attempt_id, 'none')) as what
      from checkout_session s
      where s.state in ('PROCESSING', 'PENDING_KONBINI', 'PENDING_ID') and not exists (
        select from payment_attempt a
        where a.tenant_id = s.tenant_id and a.id = s.attempt_id and a.settled_at is null)`,
  },
  {
    name: 'an order that is fulfilled has no line that waits',
    violations: `
      select o.tenant_id, format('%s waits for line %s', o.id, l.position) as what
      from store_order o
      join checkout_session s on s.tenant_id = o.tenant_id and s.id = o.session_id and s.state = 'FULFILLED'
      join order_line l on l.tenant_id = o.tenant_id and l.order_id = o.id and l.fulfilled_at is null`,
  },
  {
    name: 'each order in yen is of one payment, and each payment of an order or a refund',
    violations: `
      select tenant_id, format('%s of ¥%s: payments of ¥%s as orders', o.id, o.total, coalesce(p.total, 0)) as what
      from (select * from store_order where method <> 'COINS') o
      full join (
        select tenant_id, attempt_id, sum(amount_yen) as total from payment where became = 'ORDER'
        group by tenant_id, attempt_id
      ) p using (tenant_id, attempt_id)
      where o.total is distinct from p.total
        and (o.id is not null or exists (
          select from payment_attempt a
          where a.tenant_id = p.tenant_id and a.id = attempt_id and a.subject_kind in ('CHECKOUT', 'SUBSCRIPTION')))`,
  },
  {
    name: 'an order is refunded once all of its lines are taken back, with what paid them and what they held',
    violations: `
      select o.tenant_id, format('%s stands at %s with %s lines of %s taken back', o.id, s.state, l.back, l.lines) as what
      from store_order o
      join checkout_session s on s.tenant_id = o.tenant_id and s.id = o.session_id
      join (
        select tenant_id, order_id, count(refunded_at) as back, count(*) as lines from order_line
        group by tenant_id, order_id
      ) l on l.tenant_id = o.tenant_id and l.order_id = o.id
      where (s.state = 'REFUNDED') <> (l.back = l.lines)
      union all
      select l.tenant_id, format('line %s of %s: transfer %s', l.position, l.order_id, t.id)
      from order_line l
      join ledger_transfer t on t.tenant_id = l.tenant_id and (
        t.id = l.paid_by or t.idempotency_key = format('order:%s:%s:contents', l.order_id, l.position))
      left join ledger_transfer back on back.tenant_id = t.tenant_id and back.reverses = t.id
      where (l.refunded_at is null) <> (back.id is null)`,
  },
  {
    name: 'what went back of an order is told to the yen, and of no line more than it cost',
    violations: `
      with part as (
        select r.*, (each->>'position')::int as line, (each->>'amount')::int as amount
        from order_return r, jsonb_array_elements(r.parts) each
        where r.is_itemized
      )
      select p.tenant_id, format('return %s of %s tells ¥%s, ¥%s went', p.position, p.order_id, sum(p.amount), r.amount_yen) as what
      from part p
      join payment_refund r on r.tenant_id = p.tenant_id and r.id = p.refund_id
      group by p.tenant_id, p.order_id, p.position, r.amount_yen
      having sum(p.amount) <> r.amount_yen
      union all
      select p.tenant_id, format('line %s of %s: %s', p.line, p.order_id, sum(p.amount))
      from part p
      join order_line l on l.tenant_id = p.tenant_id and l.order_id = p.order_id and l.position = p.line
      left join payment_refund r on r.tenant_id = p.tenant_id and r.id = p.refund_id
      where r.state is distinct from 'FAILED'
      group by p.tenant_id, p.order_id, p.line, l.price, l.quantity
      having sum(p.amount) > l.price * l.quantity`,
  },
  {
    name: 'what is on the shelf again was taken back, and in no parcel that left',
    violations: `
      select h.tenant_id, format('%s of %s', concat_ws(' ', h.item_id, nullif(h.variant, '')), h.session_id) as what
      from store_hold h
      left join store_order o on o.tenant_id = h.tenant_id and o.session_id = h.session_id
      left join order_line l on l.tenant_id = o.tenant_id and l.order_id = o.id and l.item_id = h.item_id
        and l.variant = h.variant
      where h.returned_at is not null and (l.refunded_at is null or exists (
        select from real_goods_delivery d, jsonb_array_elements(d.lines) each
        where d.tenant_id = o.tenant_id and d.order_id = o.id and d.shipped_at is not null
          and each ->> 'itemId' = l.item_id and each -> 'name' = l.name))`,
  },
]
