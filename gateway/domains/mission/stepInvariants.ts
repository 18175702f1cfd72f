import type { Invariant } from '../../platform/database/audit.ts'
import { eventKinds } from './tables.ts'

/** Nobody is shown a mission of these kinds, as SQL lists them. */
const unseen = eventKinds.map((kind) => `'${kind}'`).join(', ')

/** What steps promise. */
export const stepInvariants: readonly Invariant[] = [
  {
    name: 'each step that was received gave its reward once',
    violations: `
      select c.tenant_id, format('%s for %s: %s promised, %s given', c.step_id, c.fan_id, c.reward_amount,
        coalesce(sum(e.amount), 0)) as what
      from step_claim c
      left join ledger_transfer t on t.tenant_id = c.tenant_id
        and t.idempotency_key = format('step:%s:%s', c.step_id, c.fan_id)
      left join ledger_entry e on e.tenant_id = t.tenant_id and e.transfer_id = t.id and e.account = c.fan_id
        and e.asset = case c.reward_kind
          when 'COIN' then 'COIN' when 'STAMINA_RECOVERY_TICKET' then 'TICKET:stamina' else 'TICKET:draw' end
      group by c.tenant_id, c.fan_id, c.step_id, c.reward_amount
      having coalesce(sum(e.amount), 0) <> c.reward_amount`,
  },
  {
    name: 'a step gives to nobody who has not received it',
    violations: `
      select t.tenant_id, format('%s for no claim', t.idempotency_key) as what
      from ledger_transfer t
      where t.reason = 'STEP_MISSION' and not exists (
        select from step_claim c
        where c.tenant_id = t.tenant_id and t.idempotency_key = format('step:%s:%s', c.step_id, c.fan_id))`,
  },
  {
    name: 'one season’s rewards are over before the next begins',
    violations: `
      select a.tenant_id, format('%s and %s of %s', a.id, b.id, a.community_id) as what
      from step_season a
      join step_season b on b.tenant_id = a.tenant_id and b.community_id = a.community_id
        and b.opens_on > a.opens_on and b.opens_on < a.ends_on + 7`,
  },
  {
    // Every week and month counts that has a day within the season, as it does for a fan. A former season had the
    // missions of its time.
    name: 'whoever does a season’s missions from its first day reaches its last step',
    violations: `
      select season.tenant_id, format('%s: its last step takes %s points, its missions bring %s', season.id, last.points, brought.points) as what
      from step_season season,
      lateral (select coalesce(max(points), 0) as points from step
        where step.tenant_id = season.tenant_id and step.season_id = season.id) as last,
      lateral (select coalesce(sum(reward_amount * case period
          when 'ONCE' then 1
          else (select count(distinct date_trunc(case period when 'WEEKLY' then 'week' when 'MONTHLY' then 'month' else 'day' end, day))
            from generate_series(season.opens_on::timestamp, season.ends_on::timestamp - interval '1 day', interval '1 day') as day)
        end), 0) as points from mission
        where mission.tenant_id = season.tenant_id and mission.community_id = season.community_id
          and reward_kind = 'STEP_MISSION_POINT' and kind not in (${unseen})) as brought
      where last.points > brought.points and not exists (select from step_season later
        where later.tenant_id = season.tenant_id and later.community_id = season.community_id
          and later.opens_on > season.opens_on and later.opens_on <= (now() at time zone 'Asia/Tokyo')::date)`,
  },
]
