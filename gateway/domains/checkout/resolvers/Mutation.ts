import type { MutationResolvers } from '../../types.generated.ts'
import {
  cancelCheckout,
  chooseCheckoutMethod,
  confirmCheckout,
  openCheckout,
  setSpendingCap,
} from '../service.ts'

export const Mutation: Pick<
  MutationResolvers,
  'openCheckout' | 'chooseCheckoutMethod' | 'confirmCheckout' | 'cancelCheckout' | 'setSpendingCap'
> = {
  openCheckout: (_, { input }, context) => openCheckout(context, input),
  chooseCheckoutMethod: (_, { input }, context) => chooseCheckoutMethod(context, input),
  confirmCheckout: (_, { input }, context) => confirmCheckout(context, input),
  cancelCheckout: (_, { input }, context) => cancelCheckout(context, input.sessionId),
  setSpendingCap: (_, { input }, context) => setSpendingCap(context, input),
}
