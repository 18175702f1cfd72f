import type { Invariant } from '../../platform/database/audit.ts'

/** The tax that so many yen include, as `invoiceOf` rounds it: down, once. */
const taxIn = (yen: string) => `floor(${yen} * rate / (100.0 + rate))::bigint`

/**
 * What receipts promise. Nobody keeps a note's tax: it follows from what was given back, and in which order. So the
 * audit reads the rows anew and figures the notes as `creditNotesOf` does, beside the receipt as `invoiceOf` does.
 */
export const invariants: readonly Invariant[] = [
  {
    name: 'what went back of an order is told rate by rate: no more than its receipt, and its tax once all is back',
    violations: `
      with line as (
        select l.tenant_id, l.order_id, l.position, l.tax_class, l.refunded_at,
          case l.tax_class when 'STD10' then 10 when 'RED8' then 8 else 0 end as rate,
          -- Free coins pay one line after the other, and nobody has paid for those.
          l.price * l.quantity - least(l.price * l.quantity, greatest(0, o.free_coins - coalesce(sum(l.price * l.quantity)
            over (partition by l.tenant_id, l.order_id order by l.position rows between unbounded preceding and 1 preceding), 0))) as paid
        from order_line l
        join store_order o on o.tenant_id = l.tenant_id and o.id = l.order_id
      ),
      receipt_rate as (
        select tenant_id, order_id, tax_class, rate, sum(paid) as yen, bool_and(refunded_at is not null) as is_back
        from line group by tenant_id, order_id, tax_class, rate
      ),
      given as (
        select r.*, f.state is not distinct from 'FAILED' as has_failed
        from order_return r
        left join payment_refund f on f.tenant_id = r.tenant_id and f.id = r.refund_id
      ),
      note_rate as (
        select g.tenant_id, g.order_id, g.position, l.tax_class, sum((part ->> 'amount')::bigint) as yen
        from given g
        cross join jsonb_array_elements(g.parts) as part
        join line l on l.tenant_id = g.tenant_id and l.order_id = g.order_id and l.position = (part ->> 'position')::int
        where g.is_itemized and not g.has_failed
        group by g.tenant_id, g.order_id, g.position, l.tax_class
      ),
      kept as (
        select n.*, r.rate, r.yen - coalesce(sum(n.yen) over (partition by n.tenant_id, n.order_id, n.tax_class
          order by n.position rows between unbounded preceding and 1 preceding), 0) as before
        from note_rate n join receipt_rate r using (tenant_id, order_id, tax_class)
      ),
      told as (
        select tenant_id, order_id, tax_class, sum(yen) as yen, sum(${taxIn('before')} - ${taxIn('(before - yen)')}) as tax
        from kept group by tenant_id, order_id, tax_class
      )
      select r.tenant_id, format('%s at %s: the receipt tells ¥%s with ¥%s of tax, its notes ¥%s with ¥%s', r.order_id,
        r.tax_class, r.yen, ${taxIn('r.yen')}, coalesce(t.yen, 0), coalesce(t.tax, 0)) as what
      from receipt_rate r
      left join told t using (tenant_id, order_id, tax_class)
      where coalesce(t.yen, 0) > r.yen or coalesce(t.tax, 0) > ${taxIn('r.yen')}
        -- What failed to be sent is owed still, and of what went back before parts were kept nothing says how.
        or r.is_back and (coalesce(t.yen, 0), coalesce(t.tax, 0)) is distinct from (r.yen, ${taxIn('r.yen')})
          and not exists (
            select from given g
            where g.tenant_id = r.tenant_id and g.order_id = r.order_id and (g.has_failed or not g.is_itemized))`,
  },
]
