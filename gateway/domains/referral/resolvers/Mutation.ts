import type { MutationResolvers } from '../../types.generated.ts'
import { enterCode } from '../service.ts'

export const Mutation: Pick<MutationResolvers, 'enterReferralCode'> = {
  enterReferralCode: (_, { input }, context) => enterCode(context, input.code),
}
