import type { MutationResolvers } from '../../types.generated.ts'
import { claimSupporterRankReward } from '../claiming.ts'

export const Mutation: Pick<MutationResolvers, 'claimSupporterRankReward'> = {
  claimSupporterRankReward: (_, { input }, context) => claimSupporterRankReward(context, input),
}
