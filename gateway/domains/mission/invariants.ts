import type { Invariant } from '../../platform/database/audit.ts'

/** What missions promise. */
export const invariants: readonly Invariant[] = [
  {
    name: 'each mission that was received gave its coins or tickets once',
    violations: `
      select c.tenant_id, format('%s of %s for %s: %s promised, %s given', c.round, c.mission_id, c.fan_id,
        c.reward_amount, coalesce(sum(e.amount), 0)) as what
      from mission_claim c
      left join ledger_transfer t on t.tenant_id = c.tenant_id
        and t.idempotency_key = format('mission:%s:%s:%s', c.mission_id, c.round, c.fan_id)
      left join ledger_entry e on e.tenant_id = t.tenant_id and e.transfer_id = t.id and e.account = c.fan_id
        and e.asset = case c.reward_kind
          when 'COIN' then 'COIN' when 'STAMINA_RECOVERY_TICKET' then 'TICKET:stamina'
          when 'STEP_MISSION_POINT' then 'STEP_MISSION_POINT' when 'STORY_VIEW_PASS' then 'TICKET:view'
          when 'GAME_CARD_LEVEL_UP_ITEM' then 'TICKET:game-card-level-up' else 'TICKET:draw' end
      where c.reward_kind not in ('PROFILE_BADGE', 'COLLECTABLE_CARD', 'NFT')
      group by c.tenant_id, c.fan_id, c.mission_id, c.round, c.reward_amount
      having coalesce(sum(e.amount), 0) <> c.reward_amount`,
  },
  {
    name: 'each mission that was received gave its badge',
    violations: `
      select c.tenant_id, format('%s has had %s, and not its badge %s', c.fan_id, c.mission_id, c.reward_thing_id) as what
      from mission_claim c
      where c.reward_kind = 'PROFILE_BADGE' and not exists (
        select from owned_badge b
        where b.tenant_id = c.tenant_id and b.fan_id = c.fan_id and b.badge_id = c.reward_thing_id)`,
  },
  {
    name: 'each mission that was received gave its card or its numbered piece',
    violations: `
      select c.tenant_id, format('%s has had %s, and not its %s', c.fan_id, c.mission_id, c.reward_thing_id) as what
      from mission_claim c
      where c.reward_kind in ('COLLECTABLE_CARD', 'NFT') and not exists (
        select from collected_card k
        where k.tenant_id = c.tenant_id and k.fan_id = c.fan_id and k.card_id = c.reward_thing_id
          and k.reference = format('mission:%s:%s:%s', c.mission_id, c.round, c.fan_id))
      and not exists (
        select from nft_piece p
        where p.tenant_id = c.tenant_id and p.fan_id = c.fan_id and p.nft_id = c.reward_thing_id
          and p.reference = format('mission:%s:%s:%s', c.mission_id, c.round, c.fan_id))`,
  },
  {
    name: 'a mission gives to nobody who has not received it',
    violations: `
      select t.tenant_id, format('%s for no claim', t.idempotency_key) as what
      from ledger_transfer t
      where t.reason = 'MISSION' and not exists (
        select from mission_claim c
        where c.tenant_id = t.tenant_id
          and t.idempotency_key = format('mission:%s:%s:%s', c.mission_id, c.round, c.fan_id))`,
  },
  {
    // Days that a kind counts, or people at ten a day, are no more than the shortest period of its name holds. One
    // joins once, so that a mission for it has no period: in its second one nobody could do it.
    name: 'each mission can be done within its period',
    violations: `
      select m.tenant_id, format('%s (%s): %s asked of %s, at most %s a %s', m.slug, m.id, m.goal, m.kind, m.most, m.period) as what
      from (
        select mission.*, case
          when kind in ('LOGGED_IN', 'CASUAL_GAME_PLAY') then days
          when kind in ('PASSIVE_COMMENT', 'PASSIVE_POST_LIKE') then 10 * days
          when kind = 'COMMUNITY_REGISTRATION' then case period when 'ONCE' then 1 else 0 end
          when kind = 'NFT_COLLECTION' then (select count(*) from nft
            where nft.tenant_id = mission.tenant_id and nft.community_id = mission.community_id)
        end as most
        from mission, lateral (select case period when 'DAILY' then 1 when 'WEEKLY' then 7 when 'MONTHLY' then 28 end as days) as shortest
      ) m
      where m.goal > m.most`,
  },
]
