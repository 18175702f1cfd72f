import type { MutationResolvers } from '../../types.generated.ts'
import { answerMessageRequest, openDirectMessages } from '../opening.ts'
import { setMessagePolicy } from '../policy.ts'

type Mutations = Pick<
  MutationResolvers,
  'openDirectMessages' | 'answerMessageRequest' | 'setMessagePolicy'
>

export const Mutation: Mutations = {
  openDirectMessages: (_, { input }, context) => openDirectMessages(context, input),
  answerMessageRequest: (_, { input }, context) => answerMessageRequest(context, input),
  setMessagePolicy: (_, { input }, context) => setMessagePolicy(context, input.policy),
}
