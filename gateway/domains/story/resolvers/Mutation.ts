import type { MutationResolvers } from '../../types.generated.ts'
import { keepStoryPlace } from '../places.ts'

export const Mutation: Pick<MutationResolvers, 'keepStoryPlace'> = {
  keepStoryPlace: (_, { input }, context) => keepStoryPlace(context, input),
}
