import type { OrderResolvers } from '../../types.generated.ts'
import { subscriptionOfOrder } from '../service.ts'

export const Order: Pick<OrderResolvers, 'subscription'> = {
  subscription: ({ id }, _, context) => subscriptionOfOrder(context, id),
}
