import { lineProblem, type LineProblem } from '#rules/text.ts'

/** The longest display name, in characters as a person counts them (Discourse's limit). */
export const displayNameMaxLength = 20

export type DisplayNameProblem = LineProblem

/** What is wrong with a cleaned name, or undefined. */
export function checkDisplayName(name: string): DisplayNameProblem | undefined {
  return lineProblem(name, displayNameMaxLength)
}
