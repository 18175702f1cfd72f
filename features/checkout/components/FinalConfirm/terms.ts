import type { StoreItemKind } from '#schema/types.generated.ts'

type Item = {
  kind: StoreItemKind
  name: string
  deliveryEstimate: string | null | undefined
  saleUntil: string | null | undefined
}

/** Whether it is a thing that is made or sent. */
export const isGoods = ({ kind }: Pick<Item, 'kind'>) => kind === 'GOODS' || kind === 'GIFT'

/** When things come: those that come alike together; `names` is null where all do. */
export function deliveriesOf(
  items: readonly Item[],
  atOnce: string,
): { estimate: string; names: string | null }[] {
  const alike = [...Map.groupBy(items, ({ deliveryEstimate }) => deliveryEstimate || atOnce)]
  return alike.map(([estimate, those]) => ({
    estimate,
    names: alike.length === 1 ? null : those.map(({ name }) => name).join('、'),
  }))
}

/** Until when it can be ordered: for as long as it is held, whatever ends sooner. ISO 8601. */
export function deadlineOf(expiresAt: string, items: readonly Pick<Item, 'saleUntil'>[]): string {
  return items.reduce(
    (soonest, { saleUntil }) => (saleUntil && saleUntil < soonest ? saleUntil : soonest),
    expiresAt,
  )
}
