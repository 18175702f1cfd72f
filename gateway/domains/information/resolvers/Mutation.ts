import type { MutationResolvers } from '../../types.generated.ts'
import { appealWarning, claimReceivedPresent, readReceivedInformations } from '../received.ts'
import { favorInformation, readInformation } from '../service.ts'

export const Mutation: Pick<
  MutationResolvers,
  | 'appealWarning'
  | 'claimReceivedPresent'
  | 'favorInformation'
  | 'readInformation'
  | 'readReceivedInformations'
> = {
  appealWarning: (_, { input }, context) => appealWarning(context, input),
  claimReceivedPresent: (_, { input }, context) => claimReceivedPresent(context, input),
  favorInformation: (_, { input }, context) => favorInformation(context, input),
  readInformation: (_, { input }, context) => readInformation(context, input),
  readReceivedInformations: (_, { input }, context) => readReceivedInformations(context, input),
}
