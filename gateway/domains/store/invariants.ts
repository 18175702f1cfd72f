import type { Invariant } from '../../platform/database/audit.ts'

/** What a buyer opens in their library. */
const holdsGifts =
  'exists (select from special_gift gift where gift.tenant_id = item.tenant_id and gift.item_id = item.id)'

/** What the store promises. */
export const invariants: readonly Invariant[] = [
  {
    name: 'each piece of stock is free, held or sold',
    violations: `
      select tenant_id, format('%s of %s: %s free, %s held, %s sold', supplied, concat_ws(' ', item_id, nullif(variant, '')), free, held, sold) as what
      from store_stock where supplied <> free + held + sold or least(free, held, sold) < 0`,
  },
  {
    name: 'what is held and sold of an item is what checkouts hold and have sold',
    violations: `
      select s.tenant_id, format('%s: %s held and %s sold, but checkouts make %s and %s', concat_ws(' ', s.item_id, nullif(s.variant, '')), s.held, s.sold,
        coalesce(h.held, 0), coalesce(h.sold, 0)) as what
      from store_stock s
      left join (
        select tenant_id, item_id, variant, sum(quantity) filter (where sold_at is null) as held,
          sum(quantity) filter (where sold_at is not null and returned_at is null) as sold
        from store_hold group by tenant_id, item_id, variant
      ) h using (tenant_id, item_id, variant)
      where (s.held, s.sold) is distinct from (coalesce(h.held, 0), coalesce(h.sold, 0))`,
  },
  {
    name: 'what a fan has bought of an item is what their checkouts hold and have sold',
    violations: `
      select b.tenant_id, format('%s of %s: %s held and %s sold, but checkouts make %s and %s', b.item_id, b.fan_id,
        b.held, b.sold, coalesce(h.held, 0), coalesce(h.sold, 0)) as what
      from store_bought b
      left join (
        select tenant_id, fan_id, item_id, sum(quantity) filter (where sold_at is null) as held,
          sum(quantity) filter (where sold_at is not null and returned_at is null) as sold
        from store_hold group by tenant_id, fan_id, item_id
      ) h using (tenant_id, fan_id, item_id)
      where (b.held, b.sold) is distinct from (coalesce(h.held, 0), coalesce(h.sold, 0))`,
  },
  {
    name: 'what is sold early is sold to the members by a subscription',
    violations: `
      select early.tenant_id, format('%s is sold early by %s, a %s', early.id, membership.id, membership.kind) as what
      from store_item early join store_item membership
        on membership.tenant_id = early.tenant_id and membership.id = early.early_item_id
      where membership.kind <> 'SUBSCRIPTION'`,
  },
  {
    // Goods and gifts are sent: each order of them opens a delivery.
    name: 'what stands on a shelf hands something over to whoever buys it',
    violations: `
      select item.tenant_id, format('%s (%s), a %s, hands nothing over', item.slug, item.id, item.kind) as what
      from store_item item
      where exists (select from store_shelf shelf where shelf.tenant_id = item.tenant_id and shelf.item_id = item.id)
        and coalesce(item.sale_until > now(), true)
        and not case item.kind
          when 'COIN_PACK' then coalesce((item.contents->>'paidCoins')::int, 0) > 0
          when 'TICKET_PACK' then coalesce((item.contents->>'tickets')::int, 0) + coalesce((item.contents->>'passes')::int, 0) > 0
          when 'DIGITAL' then ${holdsGifts}
          when 'SUBSCRIPTION' then ${holdsGifts}
            or exists (select from channel room where room.tenant_id = item.tenant_id and room.membership_item_id = item.id)
          when 'LOTTERY' then
            exists (select from treasure_machine box where box.tenant_id = item.tenant_id and box.id = item.contents->>'lotsOf')
            or exists (select from prize_draw draw where draw.tenant_id = item.tenant_id and draw.item_id = item.id)
          else true
        end`,
  },
]
