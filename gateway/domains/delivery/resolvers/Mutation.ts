import type { MutationResolvers } from '../../types.generated.ts'
import { forgetAddress, preferAddress, saveAddress } from '../addresses.ts'
import { confirmDelivery } from '../service.ts'

type Mutations = Pick<
  MutationResolvers,
  'confirmDelivery' | 'deleteDeliveryAddress' | 'saveDeliveryAddress' | 'setDefaultDeliveryAddress'
>

export const Mutation: Mutations = {
  saveDeliveryAddress: (_, { input }, context) => saveAddress(context, input),
  deleteDeliveryAddress: (_, { input }, context) => forgetAddress(context, input),
  setDefaultDeliveryAddress: (_, { input }, context) => preferAddress(context, input.addressId),
  confirmDelivery: (_, { input }, context) => confirmDelivery(context, input),
}
