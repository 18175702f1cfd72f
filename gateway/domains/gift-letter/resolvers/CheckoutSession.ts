import type { CheckoutSessionResolvers } from '../../types.generated.ts'
import { lettersOf } from '../service.ts'

export const CheckoutSession: Pick<CheckoutSessionResolvers, 'letters'> = {
  letters: (session, _, context) => lettersOf(context, session),
}
