import { cleanLines } from './text.ts'

/** The longest message, in characters as a person counts them (as many as Bluesky's direct messages hold). */
export const messageMaxLength = 1000

/** The most pictures that go with one message (as many as X's, Bluesky's and Mastodon's posts hold). */
export const picturesMost = 4
/** What is said of one for those who don't see it, in characters as a person counts them. */
export const pictureAltMaxLength = 300

/** How long its author may change a message (as in Zulip). */
export const editMs = 10 * 60_000
/** How long what was deleted can be brought back: longer than the toast that offers it stays. */
export const undoMs = 60_000

/**
 * A message as it is kept: a clean text with at most two empty lines in a row, since more would fill every screen. Where
 * lines follow the first one, it keeps the spaces before it: an indent, or part of a drawing in letters.
 */
export function cleanMessage(text: string): string {
  const whole = cleanLines(text).replace(/^(?:[^\S\n]*\n)+/, '')
  const shown = whole.includes('\n') ? whole : whole.trimStart()
  return shown.replace(/\n(?:[^\S\n]*\n){3,}/g, '\n\n\n')
}
