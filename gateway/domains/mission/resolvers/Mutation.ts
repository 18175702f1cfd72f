import type { MutationResolvers } from '../../types.generated.ts'
import { claimMissions } from '../claiming.ts'

export const Mutation: Pick<MutationResolvers, 'claimMissions'> = {
  claimMissions: (_, { input }, context) => claimMissions(context, input),
}
