import type { MutationResolvers } from '../../types.generated.ts'
import { updateProfile } from '../service.ts'

export const Mutation: Pick<MutationResolvers, 'updateProfile'> = {
  updateProfile: (_, { input }, context) => updateProfile(context, input),
}
