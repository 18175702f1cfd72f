import type { MutationResolvers } from '../../types.generated.ts'
import { keepStoryPlace } from '../places.ts'
import { unlockStoryChapter } from '../unlocking.ts'

export const Mutation: Pick<MutationResolvers, 'keepStoryPlace' | 'unlockStoryChapter'> = {
  unlockStoryChapter: (_, { input }, context) => unlockStoryChapter(context, input),
  keepStoryPlace: (_, { input }, context) => keepStoryPlace(context, input),
}
