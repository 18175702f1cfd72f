import type { StoryUnlockCondition } from '#schema/types.generated.ts'

/** What a chapter asks of its readers: nothing where there is no condition. */
export type StoryTerms = {
  condition: StoryUnlockCondition | null
  opensAt: Date | null
  closesAt: Date | null
  rankNumber: number | null
}

/** What a reader brings: the highest rank that they have, 0 without, and whether they opened the chapter by passes. */
export type Reader = { rankNumber: number; hasUnlocked: boolean }

/**
 * Why a chapter can't be read at a moment; null where it can. It opens with the first millisecond of its period and
 * closes with the one named. A rank opens it as long as it is had; passes open it for good.
 */
export function storyLock(
  { condition, opensAt, closesAt, rankNumber }: StoryTerms,
  reader: Reader,
  now: Date,
) {
  switch (condition) {
    case null:
      return null
    case 'SUPPORTER_RANK':
      return rankNumber !== null && reader.rankNumber >= rankNumber
        ? null
        : { condition, opensAt: null }
    case 'VIEW_PASS':
      return reader.hasUnlocked ? null : { condition, opensAt: null }
    case 'PERIOD':
      if (opensAt && now < opensAt) return { condition, opensAt }
      return closesAt && now >= closesAt ? { condition, opensAt: null } : null
  }
}
