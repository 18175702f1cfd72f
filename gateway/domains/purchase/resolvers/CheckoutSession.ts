import type { CheckoutSessionResolvers } from '../../types.generated.ts'
import { purchaseOf } from '../service.ts'

export const CheckoutSession: Pick<CheckoutSessionResolvers, 'purchase'> = {
  purchase: (session, _, context) => purchaseOf(context, session),
}
