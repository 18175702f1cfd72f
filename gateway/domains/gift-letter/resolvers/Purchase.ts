import type { PurchaseResolvers } from '../../types.generated.ts'
import { lettersOf } from '../service.ts'

export const Purchase: Pick<PurchaseResolvers, 'letters'> = {
  letters: ({ session }, _, context) => lettersOf(context, session),
}
