import type { Invariant } from '../../platform/database/audit.ts'

/** What the polls of posts promise. */
export const invariants: readonly Invariant[] = [
  {
    name: 'a choice of a poll counts the votes for it',
    violations: `
      select c.tenant_id, format('%s, choice %s: %s counted, %s cast', c.post_id, c.ordinal, c.votes, count(v.fan_id)) as what
      from post_poll_choice c
      left join post_poll_vote v on v.tenant_id = c.tenant_id and v.post_id = c.post_id and v.ordinal = c.ordinal
      group by c.tenant_id, c.post_id, c.ordinal, c.votes having c.votes <> count(v.fan_id)`,
  },
  {
    name: 'a poll counts the fans who voted',
    violations: `
      select p.tenant_id, format('%s: %s counted, %s voted', p.post_id, p.voter_count, count(v.fan_id)) as what
      from post_poll p
      left join post_poll_vote v on v.tenant_id = p.tenant_id and v.post_id = p.post_id
      group by p.tenant_id, p.post_id, p.voter_count having p.voter_count <> count(v.fan_id)`,
  },
]
