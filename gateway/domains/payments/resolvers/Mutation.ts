import type { MutationResolvers } from '../../types.generated.ts'
import { deleteInstrument } from '../deleting.ts'
import { beginCardSaving, completeCardSaving } from '../saving.ts'
import { completePayment } from '../viewing.ts'

export const Mutation: Pick<
  MutationResolvers,
  'completePayment' | 'beginCardSaving' | 'completeCardSaving' | 'deletePaymentInstrument'
> = {
  completePayment: (_, { attemptId }, context) => completePayment(context, attemptId),
  beginCardSaving: (_, __, context) => beginCardSaving(context),
  completeCardSaving: (_, { savingId }, context) => completeCardSaving(context, savingId),
  deletePaymentInstrument: (_, { instrumentId }, context) =>
    deleteInstrument(context, instrumentId),
}
