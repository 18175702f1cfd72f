import type { MutationResolvers } from '../../types.generated.ts'
import { favorInformation, readInformation } from '../service.ts'

export const Mutation: Pick<MutationResolvers, 'readInformation' | 'favorInformation'> = {
  readInformation: (_, { input }, context) => readInformation(context, input),
  favorInformation: (_, { input }, context) => favorInformation(context, input),
}
