import type { PurchaseLineResolvers } from '../../types.generated.ts'
import { openedBy } from '../service.ts'

export const PurchaseLine: Pick<PurchaseLineResolvers, 'opens'> = {
  opens: (line, _, context) => openedBy(context, line),
}
