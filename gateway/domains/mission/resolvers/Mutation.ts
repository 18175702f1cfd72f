import type { MutationResolvers } from '../../types.generated.ts'
import { claimMissions } from '../claiming.ts'
import { claimStepReward } from '../steps.ts'

export const Mutation: Pick<MutationResolvers, 'claimMissions' | 'claimStepReward'> = {
  claimMissions: (_, { input }, context) => claimMissions(context, input),
  claimStepReward: (_, { input }, context) => claimStepReward(context, input),
}
