import type { MutationResolvers } from '../../types.generated.ts'
import { sendInquiry } from '../sending.ts'

export const Mutation: Pick<MutationResolvers, 'sendInquiry'> = {
  sendInquiry: (_, { input }, context) => sendInquiry(context, input),
}
