import type { MutationResolvers } from '../../types.generated.ts'
import { cancelSubscription, changeSubscriptionCard, resumeSubscription } from '../deciding.ts'
import { paySubscriptionInvoice } from '../paying.ts'

export const Mutation: Pick<
  MutationResolvers,
  'cancelSubscription' | 'changeSubscriptionCard' | 'paySubscriptionInvoice' | 'resumeSubscription'
> = {
  cancelSubscription: (_, { input }, context) => cancelSubscription(context, input.subscriptionId),
  resumeSubscription: (_, { input }, context) => resumeSubscription(context, input.subscriptionId),
  changeSubscriptionCard: (_, { input }, context) => changeSubscriptionCard(context, input),
  paySubscriptionInvoice: (_, { input }, context) =>
    paySubscriptionInvoice(context, input.invoiceId),
}
