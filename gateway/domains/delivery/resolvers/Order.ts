import type { OrderResolvers } from '../../types.generated.ts'
import { deliveryOfOrder } from '../service.ts'

export const Order: Pick<OrderResolvers, 'delivery'> = {
  delivery: ({ id: orderId, fanId }, _, { db }) => deliveryOfOrder(db, { orderId, fanId }),
}
