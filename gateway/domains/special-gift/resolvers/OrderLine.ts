import type { OrderLineResolvers } from '../../types.generated.ts'
import { openedBy } from '../service.ts'

export const OrderLine: Pick<OrderLineResolvers, 'opens'> = {
  opens: (line, _, context) => openedBy(context, line),
}
