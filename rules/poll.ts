import type { PollDuration } from '#schema/types.generated.ts'
import { foldText } from './search.ts'
import { cleanText, lineProblem, type LineProblem } from './text.ts'

/** How many choices a poll has: as many as X’s, whose rows a phone shows at once. */
export const fewestChoices = 2
export const mostChoices = 4

/** The longest choice, in characters as a person counts them: one line of a phone, or two (X’s). */
export const choiceMaxLength = 25

const hour = 60 * 60_000

/** How long a poll goes on, in milliseconds. */
export const pollMs: Readonly<Record<PollDuration, number>> = {
  HOUR: hour,
  DAY: 24 * hour,
  THREE_DAYS: 3 * 24 * hour,
  WEEK: 7 * 24 * hour,
}

export type ChoiceProblem = LineProblem | 'ALIKE'

/** A typed choice as it is kept: a clean text in one line. */
export const cleanChoice = (typed: string): string => cleanText(typed)

/** What is wrong with each of a poll’s cleaned choices, in their order; undefined where nothing is. */
export function choiceProblems(choices: readonly string[]): (ChoiceProblem | undefined)[] {
  const said = new Set<string>()
  return choices.map((choice) => {
    const problem = lineProblem(choice, choiceMaxLength)
    if (problem) return problem
    // Width, case and kana are one: two that only an eye tells apart split those who mean the same.
    const folded = foldText(choice)
    if (said.has(folded)) return 'ALIKE'
    said.add(folded)
    return undefined
  })
}

/**
 * What each number of votes is of all of them, in whole percent that make 100: each is rounded down, and what is left
 * goes to those that lost most by it, to the earlier of two that lost the same. All are 0 where nobody voted.
 */
export function percentagesOf(votes: readonly number[]): number[] {
  const all = votes.reduce((sum, each) => sum + each, 0)
  if (all === 0) return votes.map(() => 0)
  const floors = votes.map((each) => Math.floor((each * 100) / all))
  const left = 100 - floors.reduce((sum, each) => sum + each, 0)
  const raised = new Set(
    votes
      .map((each, at) => ({ at, lost: (each * 100) % all }))
      .toSorted((one, other) => other.lost - one.lost || one.at - other.at)
      .slice(0, left)
      .map(({ at }) => at),
  )
  return floors.map((each, at) => each + (raised.has(at) ? 1 : 0))
}
