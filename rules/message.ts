import { cleanText } from './text.ts'

/** The longest message, in characters as a person counts them (as many as Bluesky's direct messages hold). */
export const messageMaxLength = 1000

/** How long its author may change a message (as in Zulip). */
export const editMs = 10 * 60_000
/** How long what was deleted can be brought back: longer than the toast that offers it stays. */
export const undoMs = 60_000

/** A message as it is kept: a clean text with at most two empty lines in a row, since more would fill every screen. */
export function cleanMessage(text: string): string {
  return cleanText(text).replace(/\n(?:[^\S\n]*\n){3,}/g, '\n\n\n')
}
