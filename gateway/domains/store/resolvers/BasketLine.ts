import type { BasketLineResolvers } from '../../types.generated.ts'
import { findVariant } from '../variants.ts'

export const BasketLine: BasketLineResolvers = {
  id: ({ offer, variantKey }) =>
    [offer.item.id.replace(/^storeitem_/, 'basketline_'), variantKey].filter(Boolean).join('_'),
  item: ({ offer }) => offer.item,
  variant: ({ offer: { item }, variantKey }) => {
    const variant = findVariant(item, variantKey)
    return variant ? { item, variant } : null
  },
  priceYen: ({ offer }) => offer.priceYen,
  priceCoins: ({ offer }) => offer.priceCoins,
  seenPriceYen: ({ seenPrice }) => seenPrice.yen,
  seenPriceCoins: ({ seenPrice }) => seenPrice.coins,
}
