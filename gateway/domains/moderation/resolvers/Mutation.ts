import type { MutationResolvers } from '../../types.generated.ts'
import { reportMessage, reportSubject } from '../reporting.ts'

export const Mutation: Pick<MutationResolvers, 'reportMessage' | 'reportSubject'> = {
  reportMessage: (_, { input }, context) => reportMessage(context, input),
  reportSubject: (_, { input }, context) => reportSubject(context, input),
}
