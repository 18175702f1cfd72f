import type { Invariant } from '../../platform/database/audit.ts'

/** The column of a kind tells which of them a promise is. */
const thingOf = (column: string) =>
  `case when ${column} like '%BADGE' then 'badge' when ${column} = 'NFT' then 'nft' when ${column} in ('DIGITAL_ITEM', 'STORE_ITEM') then 'item' else 'card' end as thing`

/** Whatever gives a badge, a card, an NFT or a digital item by the id in its row, which no foreign key can hold to four tables. */
const promises = [
  ['mission', 'mission', 'reward_kind', 'reward_thing_id'],
  ['present', 'check_in_present', 'digital_item', 'thing_id'],
  ['machine’s prize', 'treasure_prize', 'kind', 'thing_id'],
  ['draw’s prize', 'prize_draw_prize', 'kind', 'thing_id'],
].map(
  ([kind, table, of, id]) =>
    `select tenant_id, '${kind}' as kind, id, ${id} as thing_id, ${thingOf(of!)} from ${table} where ${id} is not null`,
)

/** What collections promise. */
export const invariants: readonly Invariant[] = [
  {
    name: 'an NFT’s pieces are numbered from 1 without a gap',
    violations: `
      select n.tenant_id, format('%s has given %s numbers, and has %s pieces up to %s', n.id, n.last_number,
        count(p.number), coalesce(max(p.number), 0)) as what
      from nft n
      left join nft_piece p on p.tenant_id = n.tenant_id and p.nft_id = n.id
      group by n.tenant_id, n.id, n.last_number
      having count(p.number) <> n.last_number or coalesce(max(p.number), 0) <> n.last_number`,
  },
  {
    name: 'each badge, card, NFT and digital item that something promises is there to be given',
    violations: `
      select promise.tenant_id, format('%s %s promises %s, of which there is no %s', promise.kind, promise.id, thing_id, thing) as what
      from (${promises.join(' union all ')}) as promise
      where not case thing
        when 'badge' then exists (select from badge b where b.tenant_id = promise.tenant_id and b.id = thing_id)
        when 'card' then exists (select from collectable_card c where c.tenant_id = promise.tenant_id and c.id = thing_id)
        when 'item' then exists (
          select from store_item i where i.tenant_id = promise.tenant_id and i.id = thing_id and i.kind = 'DIGITAL'
            and exists (select from special_gift g where g.tenant_id = i.tenant_id and g.item_id = i.id))
        else exists (select from nft n where n.tenant_id = promise.tenant_id and n.id = thing_id)
      end`,
  },
]
