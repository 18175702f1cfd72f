import type { MutationResolvers } from '../../types.generated.ts'
import { keep } from '../service.ts'

export const Mutation: Pick<MutationResolvers, 'bookmark'> = {
  bookmark: (_, { input }, context) => keep(context, input),
}
