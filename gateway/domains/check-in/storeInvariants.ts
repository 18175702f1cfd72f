import type { Invariant } from '../../platform/database/audit.ts'

/** What check-ins at stores promise. */
export const storeInvariants: readonly Invariant[] = [
  {
    name: 'a store counts as many visits as fans made',
    violations: `
      select s.tenant_id, format('%s: %s counted, %s made', s.id, s.visits, count(v.fan_id)) as what
      from check_in_store s
      left join check_in_store_visit v on v.tenant_id = s.tenant_id and v.store_id = s.id
      group by s.tenant_id, s.id, s.visits having s.visits <> count(v.fan_id)`,
  },
  {
    name: 'each visit to a store gave its coins once',
    violations: `
      select v.tenant_id, format('%s at %s on %s: %s promised, %s given', v.fan_id, v.store_id, v.day, v.coins,
        coalesce(sum(e.amount), 0)) as what
      from check_in_store_visit v
      left join ledger_transfer t on t.tenant_id = v.tenant_id
        and t.idempotency_key = format('check-in-store:%s:%s:%s', v.store_id, v.fan_id, v.day)
      left join ledger_entry e on e.tenant_id = t.tenant_id and e.transfer_id = t.id and e.account = v.fan_id
        and e.asset = 'COIN'
      group by v.tenant_id, v.fan_id, v.store_id, v.day, v.coins having coalesce(sum(e.amount), 0) <> v.coins`,
  },
]
