import type { MutationResolvers } from '../../types.generated.ts'
import { receiveShareReward } from '../service.ts'

export const Mutation: Pick<MutationResolvers, 'receiveShareReward'> = {
  receiveShareReward: (_, { input }, context) => receiveShareReward(context, input.cardId),
}
