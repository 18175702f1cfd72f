import type { BasketResolvers } from '../../types.generated.ts'
import { countOf, isOrderable, totalOf } from '../basket.ts'

export const Basket: BasketResolvers = {
  count: ({ lines }) => countOf(lines),
  totalYen: ({ lines }) => totalOf(lines, 'priceYen'),
  totalCoins: ({ lines }) => totalOf(lines, 'priceCoins'),
  isOrderable: ({ lines }) => isOrderable(lines),
}
