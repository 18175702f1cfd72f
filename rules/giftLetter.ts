import { cleanMessage } from './message.ts'
import { countCharacters, hasMarkTower, isLongerThan } from './text.ts'

/** The longest letter that goes with a gift, in characters as a person counts them: what fits on a card. */
export const letterMaxLength = 200
/** The longest answer: a sheet of letter paper, written on both sides. */
export const letterAnswerMaxLength = 1000

/** A letter, or an answer to one, as it is kept. */
export const cleanLetter = cleanMessage

// Control characters but tab and line feed, and those that turn the reading direction around.
const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/
const invisible = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** How many characters a letter is short of the longest; below 0 where it is too long. */
export function letterCharactersLeft(text: string): number {
  return letterMaxLength - countCharacters(cleanLetter(text))
}

/** What is wrong with a cleaned letter of at most so many characters; undefined where nothing is. */
export function letterProblem(
  text: string,
  most = letterMaxLength,
): 'EMPTY' | 'TOO_LONG' | 'UNREADABLE' | undefined {
  if (isLongerThan(most, text)) return 'TOO_LONG'
  if (invisible.test(text)) return 'EMPTY'
  return unreadable.test(text) || hasMarkTower(text) ? 'UNREADABLE' : undefined
}
