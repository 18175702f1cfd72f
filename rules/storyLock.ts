import type { StoryUnlockCondition } from '#schema/types.generated.ts'

/** What a chapter asks of its readers: nothing where there is no condition. */
export type StoryTerms = {
  condition: StoryUnlockCondition | null
  opensAt: Date | null
  closesAt: Date | null
}

/**
 * Why a chapter can't be read at a moment; null where it can. It opens with the first millisecond of its period and
 * closes with the one named. Ranks and passes that nobody can have yet keep it locked.
 */
export function storyLock({ condition, opensAt, closesAt }: StoryTerms, now: Date) {
  if (condition === null) return null
  if (condition !== 'PERIOD') return { condition, opensAt: null }
  if (opensAt && now < opensAt) return { condition, opensAt }
  if (closesAt && now >= closesAt) return { condition, opensAt: null }
  return null
}
