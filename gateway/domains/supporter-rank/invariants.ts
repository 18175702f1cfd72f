import type { Invariant } from '../../platform/database/audit.ts'

/** What supporters' ranks promise. */
export const invariants: readonly Invariant[] = [
  {
    name: 'each rank’s coins that were received were given once',
    violations: `
      select c.tenant_id, format('%s for %s: %s promised, %s given', c.reward_id, c.fan_id, c.amount,
        coalesce(sum(e.amount), 0)) as what
      from supporter_rank_claim c
      left join ledger_transfer t on t.tenant_id = c.tenant_id
        and t.idempotency_key = format('supporterrank:%s:%s', c.reward_id, c.fan_id)
      left join ledger_entry e on e.tenant_id = t.tenant_id and e.transfer_id = t.id and e.account = c.fan_id
        and e.asset = 'COIN'
      where c.kind = 'COIN'
      group by c.tenant_id, c.fan_id, c.reward_id, c.amount
      having coalesce(sum(e.amount), 0) <> c.amount`,
  },
  {
    name: 'each rank’s piece that was received was given once',
    violations: `
      select c.tenant_id, format('%s for %s', c.reward_id, c.fan_id) as what
      from supporter_rank_claim c
      where c.kind = 'NFT' and not exists (
        select from nft_piece p
        where p.tenant_id = c.tenant_id and p.fan_id = c.fan_id and p.nft_id = c.nft_id
          and p.reference = format('supporterrank:%s:%s', c.reward_id, c.fan_id))`,
  },
  {
    name: 'a rank gives to nobody who has not received it',
    violations: `
      select t.tenant_id, format('%s for no claim', t.idempotency_key) as what
      from ledger_transfer t
      where t.reason = 'SUPPORTER_RANK' and not exists (
        select from supporter_rank_claim c
        where c.tenant_id = t.tenant_id
          and t.idempotency_key = format('supporterrank:%s:%s', c.reward_id, c.fan_id))`,
  },
  {
    name: 'what is paid brings no more than the notice on gifts lets it',
    violations: `
      select r.tenant_id, format('%s brings %s yen for %s', r.id, r.worth, r.yen) as what
      from (
        select k.tenant_id, k.id,
          (select sum(w.worth_yen) from supporter_rank_reward w
            join supporter_rank l on l.tenant_id = w.tenant_id and l.id = w.rank_id
            where l.tenant_id = k.tenant_id and l.season_id = k.season_id and l.number <= k.number) as worth,
          ceil(k.points::numeric / (rule ->> 'points')::numeric) * (rule ->> 'per')::numeric as yen
        from supporter_rank k
        join supporter_season s on s.tenant_id = k.tenant_id and s.id = k.season_id
        cross join jsonb_array_elements(s.rules) as rule
        where rule ->> 'source' = 'PURCHASE') r
      where r.worth > greatest(200, floor(r.yen / 5))`,
  },
]
