import type { MutationResolvers } from '../../types.generated.ts'
import { completePayment } from '../viewing.ts'

export const Mutation: Pick<MutationResolvers, 'completePayment'> = {
  completePayment: (_, { attemptId }, context) => completePayment(context, attemptId),
}
