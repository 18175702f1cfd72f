import type { MutationResolvers } from '../../types.generated.ts'
import { reportMessage } from '../service.ts'

export const Mutation: Pick<MutationResolvers, 'reportMessage'> = {
  reportMessage: (_, { input }, context) => reportMessage(context, input),
}
