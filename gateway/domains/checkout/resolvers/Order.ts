import type { OrderResolvers } from '../../types.generated.ts'
import { orderLinesOf, stateOf } from '../service.ts'

export const Order: OrderResolvers = {
  state: (order, _, context) => stateOf(context, order),
  lines: (order, _, context) => orderLinesOf(context, order),
}
