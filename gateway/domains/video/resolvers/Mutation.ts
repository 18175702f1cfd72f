import type { MutationResolvers } from '../../types.generated.ts'
import { keepVideoPlace } from '../places.ts'

export const Mutation: Pick<MutationResolvers, 'keepVideoPlace'> = {
  keepVideoPlace: (_, { input }, context) => keepVideoPlace(context, input),
}
