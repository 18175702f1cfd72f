import type { Invariant } from '../../platform/database/audit.ts'

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
]
