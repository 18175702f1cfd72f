import type { MutationResolvers } from '../../types.generated.ts'
import { cancelAccountDeletion, deleteAccount } from '../service.ts'

export const Mutation: Pick<MutationResolvers, 'deleteAccount' | 'cancelAccountDeletion'> = {
  deleteAccount: (_, { input }, context) => deleteAccount(context, input),
  cancelAccountDeletion: (_, __, context) => cancelAccountDeletion(context),
}
