import type { BasketResolvers } from '../../types.generated.ts'
import { countOf, isOrderable, orderableCountOf, totalOf } from '../basket.ts'

export const Basket: BasketResolvers = {
  count: ({ lines }) => countOf(lines),
  orderableCount: ({ lines }) => orderableCountOf(lines),
  totalYen: ({ lines }) => totalOf(lines, 'priceYen'),
  totalCoins: ({ lines }) => totalOf(lines, 'priceCoins'),
  isOrderable: ({ lines }) => isOrderable(lines),
}
