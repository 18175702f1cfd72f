import type { MutationResolvers } from '../../types.generated.ts'
import { openFortune } from '../service.ts'

export const Mutation: Pick<MutationResolvers, 'openFortune'> = {
  openFortune: (_, { input }, context) => openFortune(context, input),
}
