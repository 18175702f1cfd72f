import type { PurchaseLineResolvers } from '../../types.generated.ts'
import { closedBy, openedBy } from '../service.ts'

export const PurchaseLine: Pick<PurchaseLineResolvers, 'opens' | 'closed'> = {
  opens: (line, _, context) => openedBy(context, line),
  closed: (line, _, context) => closedBy(context, line),
}
