import type { Invariant } from '../../platform/database/audit.ts'

/** What presents to single fans promise. */
export const invariants: readonly Invariant[] = [
  {
    name: 'each present that was received gave what it holds once',
    violations: `
      select r.tenant_id, format('%s: %s promised, %s given', r.id, r.amount, coalesce(sum(e.amount), 0)) as what
      from received_information r
      left join ledger_transfer t on t.tenant_id = r.tenant_id and t.idempotency_key = 'received:' || r.id
      left join ledger_entry e on e.tenant_id = t.tenant_id and e.transfer_id = t.id and e.account = r.fan_id
        and e.asset = case r.present_kind when 'COIN' then 'COIN' when 'STAMINA_RECOVERY_TICKET' then 'TICKET:stamina'
          when 'STORY_VIEW_PASS' then 'TICKET:view' else 'TICKET:draw' end
      where r.claimed_at is not null
      group by r.tenant_id, r.id, r.amount
      having coalesce(sum(e.amount), 0) <> r.amount`,
  },
  {
    name: 'a present gives to nobody who has not received it',
    violations: `
      select t.tenant_id, format('%s for nothing received', t.idempotency_key) as what
      from ledger_transfer t
      where t.reason = 'PRESENT' and not exists (
        select from received_information r
        where r.tenant_id = t.tenant_id and t.idempotency_key = 'received:' || r.id and r.claimed_at is not null)`,
  },
]
