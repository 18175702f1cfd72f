import type { Invariant } from '../../platform/database/audit.ts'

/** What prize draws promise. */
export const invariants: readonly Invariant[] = [
  {
    name: 'each ticket that entered a draw was taken once, and each taken one has its entry',
    violations: `
      select e.tenant_id, format('%s was no ticket, but %s', e.id, coalesce(t.total, 0)) as what
      from prize_draw_entry e
      left join lateral (
        select -sum(l.amount) as total from ledger_entry l
        where l.tenant_id = e.tenant_id and l.transfer_id = e.transfer_id and l.account = e.fan_id
          and l.asset = 'TICKET:draw'
      ) t on true
      where e.kind = 'TICKET' and coalesce(t.total, 0) <> 1
      union all
      select t.tenant_id, format('transfer %s is of no entry', t.id)
      from ledger_transfer t
      where t.kind = 'SPEND' and t.reason = 'PRIZE_DRAW' and not exists (
        select from prize_draw_entry e where e.tenant_id = t.tenant_id and e.transfer_id = t.id)
      union all
      select n.tenant_id, format('%s in %s counts %s tickets, and entered by %s', n.fan_id, n.draw_id, n.tickets_used,
        (select count(*) from prize_draw_entry e where e.tenant_id = n.tenant_id and e.draw_id = n.draw_id
           and e.fan_id = n.fan_id and e.kind = 'TICKET'))
      from prize_draw_entrant n
      where n.tickets_used <> (select count(*) from prize_draw_entry e where e.tenant_id = n.tenant_id
        and e.draw_id = n.draw_id and e.fan_id = n.fan_id and e.kind = 'TICKET')`,
  },
  {
    name: 'a list holds every entry that counts, once, without a gap, and none that came after closing',
    violations: `
      select d.tenant_id, format('%s lists %s of %s entries', d.id, count(e.position), d.list_size) as what
      from prize_draw d
      left join prize_draw_entry e on e.tenant_id = d.tenant_id and e.draw_id = d.id
      where d.listed_at is not null
      group by d.tenant_id, d.id, d.list_size
      having count(e.position) <> d.list_size or coalesce(max(e.position), -1) <> d.list_size - 1
        or count(*) filter (where e.id is not null and (e.position is null) <> (e.withdrawn_at is not null)) > 0
      union all
      select e.tenant_id, format('%s came at %s, and %s closed at %s', e.id, e.at, d.id, d.closes_at)
      from prize_draw_entry e join prize_draw d on d.tenant_id = e.tenant_id and d.id = e.draw_id
      where e.at >= d.closes_at or e.at < d.opens_at
      union all
      select e.tenant_id, format('%s has a place in a list that is not there', e.id)
      from prize_draw_entry e join prize_draw d on d.tenant_id = e.tenant_id and d.id = e.draw_id
      where e.position is not null and d.listed_at is null`,
  },
  {
    name: 'as many have a prize as there are of it, and each of them was given it',
    violations: `
      select p.tenant_id, format('%s: %s of %s', p.id, count(w.place), p.count) as what
      from prize_draw_prize p
      join prize_draw_place w on w.tenant_id = p.tenant_id and w.prize_id = p.id and w.forfeited_at is null
      group by p.tenant_id, p.id, p.count having count(w.place) > p.count
      union all
      select w.tenant_id, format('place %s of %s brought no %s', w.place, w.draw_id, p.kind)
      from prize_draw_place w
      join prize_draw_prize p on p.tenant_id = w.tenant_id and p.id = w.prize_id
      where p.kind = 'COLLECTABLE_CARD' and not exists (
          select from collected_card c where c.tenant_id = w.tenant_id and c.fan_id = w.fan_id
            and c.card_id = p.thing_id and c.reference = w.draw_id || ':' || w.place)
        or p.kind = 'NFT' and not exists (
          select from nft_piece n where n.tenant_id = w.tenant_id and n.fan_id = w.fan_id
            and n.nft_id = p.thing_id and n.reference = w.draw_id || ':' || w.place)
        or p.kind = 'BADGE' and not exists (
          select from owned_badge b where b.tenant_id = w.tenant_id and b.fan_id = w.fan_id
            and b.badge_id = p.thing_id)
        or p.kind = 'DIGITAL_ITEM' and not exists (
          select from store_given i where i.tenant_id = w.tenant_id and i.fan_id = w.fan_id
            and i.item_id = p.thing_id and i.source = 'PRIZE_DRAW' and i.reference = w.draw_id || ':' || w.place)
        or p.kind = 'GOODS' and not exists (
          select from real_goods_delivery g where g.tenant_id = w.tenant_id and g.fan_id = w.fan_id
            and g.id = w.delivery_id)
      union all
      select i.tenant_id, format('%s has %s by %s, which nobody drew', i.fan_id, i.item_id, i.reference)
      from store_given i
      where i.source = 'PRIZE_DRAW' and not exists (
        select from prize_draw_place w
        join prize_draw_prize p on p.tenant_id = w.tenant_id and p.id = w.prize_id
        where w.tenant_id = i.tenant_id and w.fan_id = i.fan_id and i.reference = w.draw_id || ':' || w.place
          and p.kind = 'DIGITAL_ITEM' and p.thing_id = i.item_id)
      union all
      select d.tenant_id, format('%s gave %s %s: %s were won', d.draw_id, d.fan_id, coalesce(g.given, 0), d.won)
      from (
        select w.tenant_id, w.draw_id, w.fan_id, sum(p.amount) as won from prize_draw_place w
        join prize_draw_prize p on p.tenant_id = w.tenant_id and p.id = w.prize_id
        where p.kind in ('COIN', 'TICKET')
        group by w.tenant_id, w.draw_id, w.fan_id
      ) d
      left join lateral (
        select sum(e.amount) as given from ledger_transfer t
        join ledger_entry e on e.tenant_id = t.tenant_id and e.transfer_id = t.id
        where t.tenant_id = d.tenant_id and t.kind = 'GRANT' and t.reason = 'PRIZE_DRAW' and t.reference = d.draw_id
          and e.account = d.fan_id
      ) g on true
      where coalesce(g.given, 0) <> d.won`,
  },
]
