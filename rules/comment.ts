import { cleanMessage } from './message.ts'
import { countCharacters, hasMarkTower, isLongerThan } from './text.ts'

/** The longest comment, in characters as a person counts them. */
export const commentMaxLength = 500

/** A comment as it is kept. */
export const cleanComment = cleanMessage

// Control characters but tab and line feed, and those that turn the reading direction around.
const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/
const invisible = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** How many characters a text is short of the longest comment; below 0 where it is too long. */
export function commentCharactersLeft(text: string): number {
  // No text has more characters than code units: counting them takes longer than all else.
  const isShort = text.length <= commentMaxLength / 2
  return commentMaxLength - (isShort ? text.length : countCharacters(cleanComment(text)))
}

/** What is wrong with a cleaned comment; undefined where nothing is. */
export function commentProblem(text: string): 'EMPTY' | 'TOO_LONG' | 'UNREADABLE' | undefined {
  if (isLongerThan(commentMaxLength, text)) return 'TOO_LONG'
  if (invisible.test(text)) return 'EMPTY'
  return unreadable.test(text) || hasMarkTower(text) ? 'UNREADABLE' : undefined
}
