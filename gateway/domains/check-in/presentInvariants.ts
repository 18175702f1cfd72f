import type { Invariant } from '../../platform/database/audit.ts'

/** What presents of check-in promise. */
export const presentInvariants: readonly Invariant[] = [
  {
    name: 'as many pieces of a present are gone as fans received it',
    violations: `
      select p.tenant_id, format('%s: %s of %s left, %s received', p.id, p."left", p.stock, count(c.fan_id)) as what
      from check_in_present p
      left join check_in_present_claim c on c.tenant_id = p.tenant_id and c.present_id = p.id
      group by p.tenant_id, p.id, p."left", p.stock having p.stock - p."left" <> count(c.fan_id)`,
  },
  {
    name: 'each present that was received was given, by whoever owns it',
    violations: `
      select c.tenant_id, format('%s received %s, and has no %s of it', c.fan_id, p.id, coalesce(p.digital_item, p.kind)) as what
      from check_in_present_claim c
      join check_in_present p on p.tenant_id = c.tenant_id and p.id = c.present_id
      where case coalesce(p.digital_item, p.kind)
        when 'PROFILE_BADGE' then not exists (
          select from owned_badge b where b.tenant_id = c.tenant_id and b.fan_id = c.fan_id and b.badge_id = p.thing_id)
        when 'COLLECTABLE_CARD' then not exists (
          select from collected_card b where b.tenant_id = c.tenant_id and b.fan_id = c.fan_id
            and b.reference = format('check-in-present:%s:%s', p.id, c.fan_id))
        when 'STORE_ITEM' then not exists (
          select from store_given g where g.tenant_id = c.tenant_id and g.fan_id = c.fan_id and g.item_id = p.thing_id
            and g.source = 'CHECK_IN_PRESENT' and g.reference = format('check-in-present:%s:%s', p.id, c.fan_id))
        when 'TREASURE_MACHINE_TICKET' then p.amount is distinct from (
          select sum(e.amount) from ledger_transfer t
          join ledger_entry e on e.tenant_id = t.tenant_id and e.transfer_id = t.id
            and e.account = c.fan_id and e.asset = 'TICKET:draw'
          where t.tenant_id = c.tenant_id
            and t.idempotency_key = format('check-in-present:%s:%s', p.id, c.fan_id))
        else not exists (
          select from real_goods_delivery d
          where d.tenant_id = c.tenant_id and d.id = c.delivery_id and d.fan_id = c.fan_id) end`,
  },
  {
    name: 'each item that was given for stamps is a present that was received',
    violations: `
      select g.tenant_id, format('%s has %s by %s, which they never received', g.fan_id, g.item_id, g.reference) as what
      from store_given g
      where g.source = 'CHECK_IN_PRESENT' and not exists (
        select from check_in_present_claim c
        join check_in_present p on p.tenant_id = c.tenant_id and p.id = c.present_id
        where c.tenant_id = g.tenant_id and c.fan_id = g.fan_id and p.digital_item = 'STORE_ITEM'
          and p.thing_id = g.item_id and g.reference = format('check-in-present:%s:%s', p.id, c.fan_id))`,
  },
  {
    name: 'no present is received with fewer stamps than it takes',
    violations: `
      select c.tenant_id, format('%s received %s with %s stamps of %s', c.fan_id, p.id, count(i.day), p.stamps) as what
      from check_in_present_claim c
      join check_in_present p on p.tenant_id = c.tenant_id and p.id = c.present_id
      left join check_in i on i.tenant_id = c.tenant_id and i.community_id = p.community_id and i.fan_id = c.fan_id
        and i.day >= p.month and i.day < p.month + interval '1 month'
      group by c.tenant_id, c.fan_id, p.id, p.stamps having count(i.day) < p.stamps`,
  },
]
