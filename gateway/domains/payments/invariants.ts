import type { Invariant } from '../../platform/database/audit.ts'
import { yenOwed } from './owing.ts'

/** What payments promise. That each yen which is kept has its order, whoever sells proves of their own rows. */
export const invariants: readonly Invariant[] = [
  {
    name: 'what was captured came in once, all of it, and nothing else did',
    violations: `
      select tenant_id, format('%s stands at %s: ¥%s asked, ¥%s came', id, state, a.amount_yen, coalesce(p.amount_yen, 0)) as what
      from payment_attempt a
      left join (select tenant_id, attempt_id as id, amount_yen from payment) p using (tenant_id, id)
      where case when a.state = 'CAPTURED' then a.amount_yen is distinct from p.amount_yen else p.amount_yen is not null end`,
  },
  {
    name: 'each captured yen has one use: what it paid for, or one refund of it',
    violations: `
      select p.tenant_id, format('%s became %s, and ¥%s of ¥%s go back as late', p.id, p.became, coalesce(sum(r.amount_yen), 0), p.amount_yen) as what
      from payment p
      left join payment_refund r on r.tenant_id = p.tenant_id and r.payment_id = p.id and r.reason = 'LATE'
        and r.state <> 'FAILED'
      group by p.tenant_id, p.id, p.became, p.amount_yen
      having coalesce(sum(r.amount_yen), 0) <> case p.became when 'REFUND' then p.amount_yen else 0 end
      union all
      select p.tenant_id, format('%s: ¥%s of ¥%s go back', p.id, sum(r.amount_yen), p.amount_yen)
      from payment p
      join payment_refund r on r.tenant_id = p.tenant_id and r.payment_id = p.id and r.state <> 'FAILED'
      group by p.tenant_id, p.id, p.amount_yen having sum(r.amount_yen) > p.amount_yen`,
  },
  {
    name: 'the books have what came in and what went back',
    violations: `
      select tenant_id, format('%s: ¥%s, but the books have ¥%s', key, moved.amount, coalesce(booked.amount, 0)) as what
      from (
        select tenant_id, 'payment:' || attempt_id as key, amount_yen as amount from payment
        union all
        select tenant_id, 'refund:' || id, -amount_yen from payment_refund where state = 'DONE'
      ) moved
      full join (
        select t.tenant_id, t.idempotency_key as key, e.amount
        from ledger_transfer t
        join ledger_entry e on e.tenant_id = t.tenant_id and e.transfer_id = t.id
          and e.account = 'RECEIVED' and e.asset = 'YEN'
        where t.idempotency_key like 'payment:%' or t.idempotency_key like 'refund:%'
      ) booked using (tenant_id, key)
      where moved.amount is distinct from booked.amount`,
  },
  {
    name: 'nobody’s name is kept for what can’t be paid any more',
    violations: `
      select tenant_id, id as what from payment_attempt where settled_at is not null and details <> '{}'`,
  },
  {
    name: 'no account is kept but of cash that is still to be transferred',
    violations: `
      select a.tenant_id, format('%s stands at %s', r.id, r.state) as what
      from refund_account a
      join payment_refund r on r.tenant_id = a.tenant_id and r.id = a.refund_id
      where r.state <> 'AWAITS_BANK'`,
  },
  {
    name: 'what an order gives back has left the sales',
    violations: `
      select tenant_id, format('%s: ¥%s, but ¥%s left the sales', key, r.amount, coalesce(booked.amount, 0)) as what
      from (
        select tenant_id, 'returned:' || id as key, amount_yen as amount from payment_refund where reason <> 'LATE'
        union all
        select tenant_id, 'kept:' || id, -amount_yen from payment_refund where reason <> 'LATE' and state = 'FAILED'
      ) r
      full join (
        select t.tenant_id, t.idempotency_key as key, -e.amount as amount
        from ledger_transfer t
        join ledger_entry e on e.tenant_id = t.tenant_id and e.transfer_id = t.id
          and e.account = 'SALES' and e.asset = 'YEN'
        where t.idempotency_key like 'returned:%' or t.idempotency_key like 'kept:%'
      ) booked using (tenant_id, key)
      where r.amount is distinct from booked.amount`,
  },
  {
    name: 'what could not be sent back has gone another way since',
    violations: `
      select tenant_id, format('%s: ¥%s', payment_id, yen) as what from (${yenOwed}) as owed where yen > 0`,
  },
]
