import type { Invariant } from '../../platform/database/audit.ts'

/** What the ledger promises. */
export const invariants: readonly Invariant[] = [
  {
    name: 'each transfer has entries that sum to 0 for each asset',
    violations: `
      select tenant_id, format('%s is off by %s %s', transfer_id, sum(amount), asset) as what
      from ledger_entry group by tenant_id, transfer_id, asset having sum(amount) <> 0
      union all
      -- Taking back what has expired moves nothing.
      select tenant_id, format('%s has no entries', id)
      from ledger_transfer t where kind <> 'REVERSAL' and not exists (
        select from ledger_entry e where e.tenant_id = t.tenant_id and e.transfer_id = t.id)`,
  },
  {
    name: 'an account’s entries are numbered without a gap, and each follows from the one before',
    violations: `
      select tenant_id, format('%s of %s: entry %s, %s after %s', asset, account, number, balance, amount) as what
      from (
        select *, lag(number, 1, 0) over own as number_before, lag(balance, 1, 0) over own as balance_before
        from ledger_entry where number is not null
        window own as (partition by tenant_id, account, asset order by number)
      ) entry
      where number <> number_before + 1 or balance <> balance_before + amount or balance < 0`,
  },
  {
    name: 'a balance is what its entries and what its lots sum to',
    violations: `
      select tenant_id, format('%s of %s: %s, but entries make %s and lots %s', asset, owner_id,
        a.balance, coalesce(entry.total, 0), coalesce(lot.total, 0)) as what
      from ledger_account a
      full join (
        select tenant_id, account as owner_id, asset, sum(amount) as total, max(number) as last_number
        from ledger_entry where number is not null group by tenant_id, account, asset
      ) entry using (tenant_id, owner_id, asset)
      full join (
        select tenant_id, owner_id, asset, sum(remaining) as total
        from ledger_lot group by tenant_id, owner_id, asset
      ) lot using (tenant_id, owner_id, asset)
      where a.balance is distinct from coalesce(entry.total, 0)
        or a.balance is distinct from coalesce(lot.total, 0)
        or a.last_number is distinct from coalesce(entry.last_number, 0)`,
  },
  {
    name: 'what is left of a lot is what its entries sum to',
    violations: `
      select tenant_id, format('lot %s of %s: %s, but entries make %s', lot_id, owner_id,
        remaining, coalesce(entry.total, 0)) as what
      from (select *, id as lot_id from ledger_lot) lot
      full join (
        select tenant_id, lot_id, account as owner_id, asset, sum(amount) as total
        from ledger_entry where lot_id is not null group by tenant_id, lot_id, account, asset
      ) entry using (tenant_id, lot_id, owner_id, asset)
      where remaining is distinct from coalesce(entry.total, 0)`,
  },
  {
    name: 'nothing is spent that has expired, and nothing expires early',
    violations: `
      select e.tenant_id, format('%s took from lot %s', transfer_id, lot_id) as what
      from ledger_entry e
      join ledger_transfer t on t.tenant_id = e.tenant_id and t.id = e.transfer_id and t.kind in ('SPEND', 'EXPIRY')
      join ledger_lot lot on lot.tenant_id = e.tenant_id and lot.id = e.lot_id
      where (t.kind = 'SPEND') <> (lot.expires_at > t.at)`,
  },
  {
    name: 'a paid lot holds what one purchase brought',
    violations: `
      select e.tenant_id, format('%s added to lot %s', e.transfer_id, e.lot_id) as what
      from ledger_entry e
      join ledger_lot lot on lot.tenant_id = e.tenant_id and lot.id = e.lot_id and lot.class = 'PAID'
      join ledger_transfer t on t.tenant_id = e.tenant_id and t.id = e.transfer_id and t.kind = 'GRANT'
      where lot.opened_by <> e.transfer_id`,
  },
  {
    name: 'what is taken back is what was moved, or less where it had expired or is owed',
    violations: `
      select back.tenant_id, format('%s moved %s %s of %s back', back.id, e.total, e.asset, e.account) as what
      from ledger_transfer back
      join ledger_transfer t on t.tenant_id = back.tenant_id and t.id = back.reverses
      join lateral (
        select account, asset, sum(amount) as total from ledger_entry e
        where e.tenant_id = back.tenant_id and e.transfer_id = back.id and number is not null and asset not like 'DEBT:%'
        group by account, asset
      ) e on true
      left join lateral (
        select sum(amount) as total from ledger_entry o
        where o.tenant_id = t.tenant_id and o.transfer_id = t.id and number is not null
          and o.account = e.account and o.asset = e.asset
      ) o on true
      where case t.kind when 'SPEND' then o.total + e.total is distinct from 0 else not (e.total < 0 and o.total + e.total >= 0) end`,
  },
  {
    name: 'a debt comes of what was taken back, and goes by as many coins, or by hand',
    violations: `
      select e.tenant_id, format('%s moved %s %s of %s', e.transfer_id, e.amount, e.asset, e.account) as what
      from ledger_entry e
      join ledger_transfer t on t.tenant_id = e.tenant_id and t.id = e.transfer_id
      left join lateral (
        select sum(amount) as total from ledger_entry o
        where o.tenant_id = e.tenant_id and o.transfer_id = e.transfer_id and o.account = e.account
          and 'DEBT:' || o.asset = e.asset
      ) paid on true
      where e.asset like 'DEBT:%' and e.number is not null and case
        when t.reason = 'DEBT' then t.kind <> 'SPEND' or paid.total is distinct from e.amount
        when e.amount > 0 then t.kind <> 'REVERSAL'
        else t.kind <> 'SPEND' end`,
  },
]
