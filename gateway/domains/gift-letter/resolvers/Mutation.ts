import type { MutationResolvers } from '../../types.generated.ts'
import { writeLetter } from '../service.ts'

export const Mutation: Pick<MutationResolvers, 'writeGiftLetter'> = {
  writeGiftLetter: (_, { input }, context) => writeLetter(context, input),
}
