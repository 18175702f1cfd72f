import type { MutationResolvers } from '../../types.generated.ts'
import { votePoll } from '../voting.ts'

export const Mutation: Pick<MutationResolvers, 'votePoll'> = {
  votePoll: (_, { input }, context) => votePoll(context, input),
}
