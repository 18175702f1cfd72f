import type { MutationResolvers } from '../../types.generated.ts'
import { changePassword } from '../service.ts'

export const Mutation: Pick<MutationResolvers, 'changePassword'> = {
  changePassword: (_, { input }, context) => changePassword(context, input),
}
