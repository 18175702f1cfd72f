import type { BasketLineResolvers } from '../../types.generated.ts'

export const BasketLine: BasketLineResolvers = {
  id: ({ offer }) => offer.item.id.replace(/^storeitem_/, 'basketline_'),
  item: ({ offer }) => offer.item,
  seenPriceYen: ({ seenPrice }) => seenPrice.yen,
  seenPriceCoins: ({ seenPrice }) => seenPrice.coins,
}
