import type { MutationResolvers } from '../../types.generated.ts'
import { castVote } from '../casting.ts'
import { shareVote } from '../sharing.ts'

export const Mutation: Pick<MutationResolvers, 'castVote' | 'shareVote'> = {
  castVote: (_, { input }, context) => castVote(context, input),
  shareVote: (_, { input }, context) => shareVote(context, input.eventId),
}
