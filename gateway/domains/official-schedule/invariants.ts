import type { Invariant } from '../../platform/database/audit.ts'

/** What official schedules promise. */
export const invariants: readonly Invariant[] = [
  {
    name: 'a schedule counts each fan who will be there once',
    violations: `
      select s.tenant_id, format('%s: %s counted, %s will be there', s.id, s.watcher_count, count(w.fan_id)) as what
      from official_schedule s
      left join official_schedule_watch w on w.tenant_id = s.tenant_id and w.schedule_id = s.id
      group by s.tenant_id, s.id, s.watcher_count having count(w.fan_id) <> s.watcher_count`,
  },
]
