import type { Invariant } from '../../platform/database/audit.ts'

/** What chapters that passes open promise. */
export const invariants: readonly Invariant[] = [
  {
    name: 'each chapter that was opened took its passes once',
    violations: `
      select u.tenant_id, format('%s for %s: %s told, %s taken', u.chapter_id, u.fan_id, u.passes,
        -coalesce(sum(e.amount), 0)) as what
      from story_unlock u
      left join ledger_transfer t on t.tenant_id = u.tenant_id
        and t.idempotency_key = format('story:%s:%s', u.chapter_id, u.fan_id)
      left join ledger_entry e on e.tenant_id = t.tenant_id and e.transfer_id = t.id and e.account = u.fan_id
        and e.asset = 'TICKET:view'
      group by u.tenant_id, u.fan_id, u.chapter_id, u.passes
      having coalesce(sum(e.amount), 0) <> -u.passes`,
  },
  {
    name: 'no passes are taken for a chapter that stays locked',
    violations: `
      select t.tenant_id, format('%s opens nothing', t.idempotency_key) as what
      from ledger_transfer t
      where t.reason = 'STORY' and not exists (
        select from story_unlock u
        where u.tenant_id = t.tenant_id and t.idempotency_key = format('story:%s:%s', u.chapter_id, u.fan_id))`,
  },
]
