import { cleanMessage } from './message.ts'
import { countCharacters, hasMarkTower, isLongerThan } from './text.ts'

/** The longest post, in characters as a person counts them (between Bluesky's 300 and Misskey's 3,000). */
export const postMaxLength = 2000

/** How many drafts a fan puts away, beside the one that they write. */
export const mostDrafts = 30

/** A post as it is kept. */
export const cleanPost = cleanMessage

/** How many characters a text is short of the longest post; below 0 where it is too long. */
export function charactersLeft(text: string): number {
  // No text has more characters than code units: counting them takes longer than all else.
  const length = text.length <= postMaxLength / 2 ? text.length : countCharacters(cleanPost(text))
  return postMaxLength - length
}

/** Bytes of a draft: three times those of the longest post of kana, and more than those of one of families. */
const maxBytes = 64_000
// Control characters but tab and line feed, and those that turn the reading direction around.
const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/
const invisible = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether a draft is more than is kept: what is too long for a post is kept all the same, to be shortened. */
export const isDraftTooLong = (text: string): boolean =>
  new TextEncoder().encode(text).byteLength > maxBytes

/** What is wrong with a cleaned post; undefined where nothing is. */
export function postProblem(text: string): 'EMPTY' | 'TOO_LONG' | 'UNREADABLE' | undefined {
  if (isLongerThan(postMaxLength, text)) return 'TOO_LONG'
  if (invisible.test(text)) return 'EMPTY'
  return unreadable.test(text) || hasMarkTower(text) ? 'UNREADABLE' : undefined
}
