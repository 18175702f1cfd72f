import type { StoryLockResolvers } from '../../types.generated.ts'
import { passItemOf, rankNameOf, seasonOf, viewerPasses } from '../unlocking.ts'

export const StoryLock: StoryLockResolvers = {
  rankName: (lock, _, context) => rankNameOf(context, lock),
  season: (lock, _, context) => seasonOf(context, lock),
  passes: ({ chapter }) => chapter.passes ?? 0,
  passItem: (lock, _, context) => passItemOf(context, lock),
  viewerPasses: ({ condition }, _, context) =>
    condition === 'VIEW_PASS' ? viewerPasses(context) : null,
}
