import type { OrderResolvers } from '../../types.generated.ts'
import { receiptOf } from '../keeping.ts'

export const Order: Pick<OrderResolvers, 'receipt'> = {
  receipt: (order, _, context) => receiptOf(context, order),
}
