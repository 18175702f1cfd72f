import type { Invariant } from '../../platform/database/audit.ts'

/** What codes of campaigns promise. */
export const invariants: readonly Invariant[] = [
  {
    name: 'each use of a code gave what it brings, once',
    violations: `
      select u.tenant_id, format('%s on %s: %s promised, %s given', u.fan_id, u.page_id, u.reward_amount,
        coalesce(sum(e.amount), 0)) as what
      from campaign_code_use u
      left join ledger_transfer t on t.tenant_id = u.tenant_id
        and t.idempotency_key = format('campaign-code:%s:%s:%s', u.page_id, u.hash, u.fan_id)
      left join ledger_entry e on e.tenant_id = t.tenant_id and e.transfer_id = t.id and e.account = u.fan_id
        and e.asset = case u.reward_kind when 'COIN' then 'COIN' else 'TICKET:draw' end
      group by u.tenant_id, u.page_id, u.hash, u.fan_id, u.reward_amount
      having coalesce(sum(e.amount), 0) <> u.reward_amount`,
  },
  {
    name: 'a code was used as often as it counts',
    violations: `
      select c.tenant_id, format('%s: %s counted, %s used', c.page_id, c.uses, count(u.fan_id)) as what
      from campaign_code c
      left join campaign_code_use u on u.tenant_id = c.tenant_id and u.page_id = c.page_id and u.hash = c.hash
      group by c.tenant_id, c.page_id, c.hash, c.uses having c.uses <> count(u.fan_id)`,
  },
]
