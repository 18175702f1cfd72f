import type { MutationResolvers } from '../../types.generated.ts'
import { countBanners } from '../service.ts'

export const Mutation: Pick<MutationResolvers, 'countBanners'> = {
  countBanners: (_, { input }, context) => countBanners(context, input),
}
