import type { Invariant } from '../../platform/database/audit.ts'

/** What check-ins promise. */
export const invariants: readonly Invariant[] = [
  {
    name: 'a row of days is as long as its stamps and freezes make it',
    violations: `
      select tenant_id, format('%s on %s: %s in a row after %s on %s, with %s bridged', fan_id, day, streak, former,
        former_day, cardinality(bridged)) as what
      from (
        select c.*, lag(day) over book as former_day, lag(streak) over book as former
        from check_in c
        window book as (partition by tenant_id, community_id, fan_id order by day)
      ) stamp
      where case when streak = 1 then cardinality(bridged) > 0
        else former is distinct from streak - 1 or day - former_day - 1 is distinct from cardinality(bridged) end`,
  },
  {
    name: 'a week has one freeze',
    violations: `
      select tenant_id, format('%s in the week of %s: %s', fan_id, date_trunc('week', frozen::date)::date, count(*)) as what
      from check_in, unnest(bridged) as frozen
      group by tenant_id, community_id, fan_id, date_trunc('week', frozen::date) having count(*) > 1`,
  },
  {
    name: 'each stamp gave its coins once',
    violations: `
      select c.tenant_id, format('%s on %s: %s promised, %s given', c.fan_id, c.day, c.coins, coalesce(sum(e.amount), 0)) as what
      from check_in c
      left join ledger_transfer t on t.tenant_id = c.tenant_id
        and t.idempotency_key = format('check-in:%s:%s:%s', c.community_id, c.fan_id, c.day)
      left join ledger_entry e on e.tenant_id = t.tenant_id and e.transfer_id = t.id and e.account = c.fan_id and e.asset = 'COIN'
      group by c.tenant_id, c.community_id, c.fan_id, c.day, c.coins having coalesce(sum(e.amount), 0) <> c.coins`,
  },
]
