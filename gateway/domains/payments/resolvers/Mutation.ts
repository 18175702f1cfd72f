import type { MutationResolvers } from '../../types.generated.ts'
import { giveRefundAccount } from '../accounts.ts'
import { deleteInstrument } from '../deleting.ts'
import { beginCardSaving, completeCardSaving } from '../saving.ts'
import { completePayment } from '../viewing.ts'

export const Mutation: Pick<
  MutationResolvers,
  | 'giveRefundAccount'
  | 'completePayment'
  | 'beginCardSaving'
  | 'completeCardSaving'
  | 'deletePaymentInstrument'
> = {
  giveRefundAccount: (_, { input }, context) => giveRefundAccount(context, input),
  completePayment: (_, { attemptId }, context) => completePayment(context, attemptId),
  beginCardSaving: (_, __, context) => beginCardSaving(context),
  completeCardSaving: (_, { savingId }, context) => completeCardSaving(context, savingId),
  deletePaymentInstrument: (_, { instrumentId }, context) =>
    deleteInstrument(context, instrumentId),
}
