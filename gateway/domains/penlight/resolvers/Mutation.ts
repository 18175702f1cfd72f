import type { MutationResolvers } from '../../types.generated.ts'
import { wavePenlights } from '../waving.ts'

export const Mutation: Pick<MutationResolvers, 'wavePenlights'> = {
  wavePenlights: (_, { input }, context) => wavePenlights(context, input),
}
