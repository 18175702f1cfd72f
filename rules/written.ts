import { cleanLines, countCharacters, hasMarkTower, isLongerThan } from './text.ts'

export type WrittenProblem = 'EMPTY' | 'TOO_LONG' | 'UNREADABLE'

// Control characters but tab and line feed, and those that turn the reading direction around.
const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/
const invisible = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/**
 * What a fan wrote, as it is kept: a clean text with at most two empty lines in a row, since more would fill every
 * screen. Where lines follow the first one, it keeps the spaces before it: an indent, or part of a drawing in letters.
 */
export function cleanWritten(text: string): string {
  const whole = cleanLines(text).replace(/^(?:[^\S\n]*\n)+/, '')
  const shown = whole.includes('\n') ? whole : whole.trimStart()
  return shown.replace(/\n(?:[^\S\n]*\n){3,}/g, '\n\n\n')
}

/** Whether nothing of a text can be seen. */
export const isInvisible = (text: string): boolean => invisible.test(text)

/** Whether a cleaned text has characters that control something, or more marks than writing needs. */
export const isUnreadable = (text: string): boolean => unreadable.test(text) || hasMarkTower(text)

/** What the rules of one kind of text say. Lengths are in characters as a person counts them. */
export type WrittenText = {
  maxLength: number
  /** A typed text as it is kept. */
  clean: (typed: string) => string
  /** What is wrong with a cleaned text; undefined where nothing is. */
  problem: (text: string) => WrittenProblem | undefined
  /** How many characters a typed text is short of the longest; below 0 where it is too long. */
  charactersLeft: (typed: string) => number
}

/** The rules of a text in lines that others read, such as a post of at most so many characters. */
export const writtenText = (maxLength: number, clean = cleanWritten): WrittenText => ({
  maxLength,
  clean,
  problem(text) {
    if (isLongerThan(maxLength, text)) return 'TOO_LONG'
    if (isInvisible(text)) return 'EMPTY'
    return isUnreadable(text) ? 'UNREADABLE' : undefined
  },
  charactersLeft(typed) {
    // No text has more characters than code units: counting them takes longer than all else.
    const isShort = typed.length <= maxLength / 2
    return maxLength - (isShort ? typed.length : countCharacters(clean(typed)))
  },
})
