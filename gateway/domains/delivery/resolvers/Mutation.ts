import type { MutationResolvers } from '../../types.generated.ts'
import { forgetAddress, saveAddress } from '../addresses.ts'
import { confirmDelivery } from '../service.ts'

type Mutations = Pick<
  MutationResolvers,
  'saveDeliveryAddress' | 'deleteDeliveryAddress' | 'confirmDelivery'
>

export const Mutation: Mutations = {
  saveDeliveryAddress: (_, { input }, context) => saveAddress(context, input),
  deleteDeliveryAddress: (_, { input }, context) => forgetAddress(context, input),
  confirmDelivery: (_, { input }, context) => confirmDelivery(context, input),
}
