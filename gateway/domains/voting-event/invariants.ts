import type { Invariant } from '../../platform/database/audit.ts'

/** What votes promise. */
export const invariants: readonly Invariant[] = [
  {
    name: 'a published round came to what its votes add up to',
    violations: `
      select coalesce(t.tenant_id, v.tenant_id) as tenant_id, format('%s of %s for %s: %s and %s aside, but its votes make %s and %s',
        coalesce(t.day, v.day), coalesce(t.event_id, v.event_id), coalesce(t.candidate_id, v.candidate_id),
        t.counted, t.set_aside, v.counted, v.set_aside) as what
      from voting_tally t
      full join (
        select v.tenant_id, v.event_id, v.day, v.candidate_id,
          count(*) filter (where set_aside_for is null) as counted, count(set_aside_for) as set_aside
        from vote v join voting_round r using (tenant_id, event_id, day)
        where r.published_at is not null group by v.tenant_id, v.event_id, v.day, v.candidate_id
      ) v using (tenant_id, event_id, day, candidate_id)
      where (t.counted, t.set_aside) is distinct from (v.counted, v.set_aside)`,
  },
  {
    name: 'a vote was cast within its round',
    violations: `
      select v.tenant_id, format('%s at %s, of the round of %s', v.id, v.cast_at, v.day) as what
      from vote v join voting_round r using (tenant_id, event_id, day)
      where v.cast_at < r.opens_at or v.cast_at >= r.closes_at`,
  },
  {
    name: 'no fan votes more often in an event than one may',
    violations: `
      select v.tenant_id, format('%s in %s: %s of %s', v.fan_id, v.event_id, count(*), e.votes_most) as what
      from vote v join voting_event e on e.tenant_id = v.tenant_id and e.id = v.event_id
      group by v.tenant_id, v.fan_id, v.event_id, e.votes_most having count(*) > e.votes_most`,
  },
  {
    name: 'whence votes came is forgotten once they are counted',
    violations: `
      select r.tenant_id, format('the round of %s of %s', r.day, r.event_id) as what
      from voting_round r
      where r.published_at is not null and (r.salt is not null or exists (
        select from vote v
        where (v.tenant_id, v.event_id, v.day) = (r.tenant_id, r.event_id, r.day) and v.source is not null
      ))`,
  },
]
