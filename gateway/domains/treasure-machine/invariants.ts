import type { Invariant } from '../../platform/database/audit.ts'

/** What treasure machines promise. */
export const invariants: readonly Invariant[] = [
  {
    name: 'each draw took what it says, once, and each transfer for draws has its draw',
    violations: `
      select d.tenant_id, format('%s took %s coins, %s tickets, %s points: its transfer %s', d.id, d.free + d.paid,
        d.tickets, d.points, coalesce(e.total, 0)) as what
      from treasure_draw d
      left join lateral (
        select -sum(amount) as total from ledger_entry e
        where e.tenant_id = d.tenant_id and e.transfer_id = d.transfer_id and e.account = d.fan_id
      ) e on true
      where coalesce(e.total, 0) <> d.free + d.paid + d.tickets + d.points
      union all
      select t.tenant_id, format('transfer %s is of no draw', t.id)
      from ledger_transfer t
      where t.kind = 'SPEND' and t.reason = 'TREASURE_MACHINE' and not exists (
        select from treasure_draw d where d.tenant_id = t.tenant_id and d.transfer_id = t.id)`,
  },
  {
    name: 'no draw that is paid for can bring nothing',
    violations: `
      select m.tenant_id, format('%s costs %s coins, and %s can come of it', m.id, m.price_one, z.id) as what
      from treasure_machine m
      join treasure_prize z on z.tenant_id = m.tenant_id and z.machine_id = m.id and z.kind = 'BLANK'
      where m.published_at is not null and m.price_one > 0 and (
        exists (select from treasure_box_position b where b.tenant_id = m.tenant_id and b.prize_id = z.id)
        or exists (
          select from treasure_odds o where o.tenant_id = m.tenant_id and o.machine_id = m.id
            and position(z.id in o.document::text) > 0))
      union all
      select d.tenant_id, format('%s brought nothing for %s', d.id, coalesce(d.offer, 'points')) as what
      from treasure_draw d
      join treasure_pick p on p.tenant_id = d.tenant_id and p.draw_id = d.id
      join treasure_prize z on z.tenant_id = p.tenant_id and z.id = p.prize_id and z.kind = 'BLANK'
      where d.offer is distinct from 'FREE'`,
  },
  {
    name: 'each draw has as many picks as were paid for, and each pick what it brought',
    violations: `
      select d.tenant_id, format('%s (%s) has %s picks', d.id, coalesce(d.offer, 'points'), count(p.slot)) as what
      from treasure_draw d
      left join treasure_pick p on p.tenant_id = d.tenant_id and p.draw_id = d.id
      group by d.tenant_id, d.id, d.offer
      having count(p.slot) <> case when d.offer in ('TEN', 'DISCOUNT_DRAW_TEN') then 10 else 1 end
      union all
      select p.tenant_id, format('%s: pick %s brought no %s', p.draw_id, p.slot, z.kind)
      from treasure_pick p
      join treasure_prize z on z.tenant_id = p.tenant_id and z.id = p.prize_id
      where z.kind = 'COLLECTABLE_CARD' and not exists (
          select from collected_card c
          where c.tenant_id = p.tenant_id and c.reference = p.draw_id || ':' || p.slot and c.card_id = z.thing_id)
        or z.kind = 'BADGE' and not exists (
          select from owned_badge b where b.tenant_id = p.tenant_id and b.badge_id = z.thing_id
            and b.fan_id = (select fan_id from treasure_draw d where d.tenant_id = p.tenant_id and d.id = p.draw_id))
        or z.kind = 'NFT' and not exists (
          select from nft_piece n
          where n.tenant_id = p.tenant_id and n.reference = p.draw_id || ':' || p.slot and n.nft_id = z.thing_id)
      union all
      select d.tenant_id, format('%s brought %s coins and tickets, but %s were given', d.id, d.won, coalesce(g.given, 0))
      from (
        select d.tenant_id, d.id, d.fan_id, sum(case when z.kind in ('COIN', 'TICKET') then z.amount else 0 end) as won
        from treasure_draw d
        join treasure_pick p on p.tenant_id = d.tenant_id and p.draw_id = d.id
        join treasure_prize z on z.tenant_id = p.tenant_id and z.id = p.prize_id
        group by d.tenant_id, d.id, d.fan_id
      ) d
      left join lateral (
        select sum(e.amount) as given
        from ledger_transfer t
        join ledger_entry e on e.tenant_id = t.tenant_id and e.transfer_id = t.id
        where t.tenant_id = d.tenant_id and t.idempotency_key = 'draw:' || d.id || ':won' and e.account = d.fan_id
          and e.asset not like 'GACHA_POINT:%'
      ) g on true
      where d.won <> coalesce(g.given, 0)`,
  },
  {
    name: 'each piece of goods that was drawn is in a delivery',
    violations: `
      select d.tenant_id, format('%s drew %s of %s, %s are sent', d.fan_id, count(*), z.id, coalesce(s.sent, 0)) as what
      from treasure_pick p
      join treasure_prize z on z.tenant_id = p.tenant_id and z.id = p.prize_id and z.kind = 'GOODS'
      join treasure_draw d on d.tenant_id = p.tenant_id and d.id = p.draw_id
      left join lateral (
        select sum((line ->> 'quantity')::integer) as sent
        from real_goods_delivery g, jsonb_array_elements(g.lines) line
        where g.tenant_id = d.tenant_id and g.fan_id = d.fan_id and g.order_id is null and line ->> 'itemId' = z.id
      ) s on true
      group by d.tenant_id, d.fan_id, z.id, s.sent
      having count(*) <> coalesce(s.sent, 0)`,
  },
  {
    name: 'each lot that was sold finds something in its box',
    violations: `
      select m.tenant_id, format('%s lots of %s are out, %s lie in its box', coalesce(l.out, 0), m.id, b.left) as what
      from treasure_machine m
      left join lateral (
        select sum(remaining) as out from ledger_lot l
        where l.tenant_id = m.tenant_id and l.asset = 'TICKET:' || m.id
      ) l on true
      left join lateral (
        select count(*) as left from treasure_box_position b
        where b.tenant_id = m.tenant_id and b.machine_id = m.id and not b.is_drawn
      ) b on true
      where m.kind = 'STOCK' and m.item_id is not null and coalesce(l.out, 0) > b.left`,
  },
  {
    name: 'points that became coins became as many, each time',
    violations: `
      select s.tenant_id, format('%s took %s points of %s and gave %s coins', s.id, s.taken, s.fan, coalesce(g.given, 0)) as what
      from (
        select t.tenant_id, t.id, t.idempotency_key, e.account as fan, -sum(e.amount) as taken
        from ledger_transfer t
        join ledger_entry e on e.tenant_id = t.tenant_id and e.transfer_id = t.id and e.amount < 0
        where t.kind = 'SPEND' and t.reason = 'GACHA_POINTS'
        group by t.tenant_id, t.id, t.idempotency_key, e.account
      ) s
      left join lateral (
        select sum(e.amount) as given
        from ledger_transfer t
        join ledger_entry e on e.tenant_id = t.tenant_id and e.transfer_id = t.id and e.account = s.fan
        where t.tenant_id = s.tenant_id and t.idempotency_key = s.idempotency_key || ':coins' and e.asset = 'COIN'
      ) g on true
      where s.taken <> coalesce(g.given, 0)`,
  },
  {
    name: 'the count of pity is the fold of a fan’s draws',
    violations: `
      select tenant_id, format('%s at %s counts %s, its last draw %s', fan_id, machine_id, since_top, since_after) as what
      from treasure_count c
      join lateral (
        select since_after from treasure_draw d
        where d.tenant_id = c.tenant_id and d.fan_id = c.fan_id and d.machine_id = c.machine_id and d.offer is not null
        order by d.id desc limit 1
      ) d on true
      where since_top <> since_after
      union all
      select tenant_id, format('%s began with %s after %s', id, since_before, expected)
      from (
        select tenant_id, id, since_before,
          coalesce(lag(since_after) over (partition by tenant_id, fan_id, machine_id order by seed_opened, counter), 0) as expected
        from (
          select d.*, s.opened_at as seed_opened from treasure_draw d
          join draw_seed s on s.tenant_id = d.tenant_id and s.id = d.seed_id
          where d.odds_version is not null
        ) d
      ) d
      where since_before <> expected
      union all
      select tenant_id, format('%s ended with %s after its picks %s', id, since_after, folded)
      from (
        select d.tenant_id, d.id, d.since_after,
          coalesce(count(*) filter (where p.slot > top.last), 0)
            + case when top.last is null then d.since_before + count(*) else 0 end as folded
        from treasure_draw d
        join treasure_pick p on p.tenant_id = d.tenant_id and p.draw_id = d.id
        left join lateral (
          select max(t.slot) as last from treasure_pick t
          join treasure_odds o on o.tenant_id = t.tenant_id and o.machine_id = t.machine_id and o.version = t.odds_version
          where t.tenant_id = d.tenant_id and t.draw_id = d.id and o.document -> 'top' ? t.prize_id
        ) top on true
        where d.odds_version is not null
        group by d.tenant_id, d.id, d.since_after, d.since_before, top.last
      ) d
      where since_after <> folded`,
  },
  {
    name: 'a pair of seeds numbered each pick once, without a gap',
    violations: `
      select s.tenant_id, format('%s counts %s, but numbered %s picks up to %s', s.id, s.counter, count(p.slot),
        max(p.counter)) as what
      from draw_seed s
      left join treasure_pick p on p.tenant_id = s.tenant_id and p.seed_id = s.id
      group by s.tenant_id, s.id, s.counter
      having s.counter <> count(p.slot) or coalesce(max(p.counter) + 1, 0) <> s.counter`,
  },
  {
    name: 'what was drawn of a box and what is left make the box',
    violations: `
      select m.tenant_id, format('%s: %s positions of %s, %s drawn, %s picked', m.id, b.positions, m.box_size, b.drawn,
        coalesce(p.picked, 0)) as what
      from treasure_machine m
      join (
        select tenant_id, machine_id, count(*) as positions, count(*) filter (where is_drawn) as drawn
        from treasure_box_position group by tenant_id, machine_id
      ) b on b.tenant_id = m.tenant_id and b.machine_id = m.id
      left join (
        select tenant_id, machine_id, count(*) as picked from treasure_pick where box_position is not null
        group by tenant_id, machine_id
      ) p on p.tenant_id = m.tenant_id and p.machine_id = m.id
      where m.box_size is distinct from b.positions or b.drawn <> coalesce(p.picked, 0)
      union all
      select p.tenant_id, format('%s at %s brought another prize than lay there', p.draw_id, p.box_position)
      from treasure_pick p
      join treasure_box_position b on b.tenant_id = p.tenant_id and b.machine_id = p.machine_id
        and b.position = p.box_position
      where b.prize_id <> p.prize_id or not b.is_drawn`,
  },
]
