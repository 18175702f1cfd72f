import { countCharacters, hasMarkTower } from '#rules/text.ts'

/** The longest display name, in characters as a person counts them (Discourse's limit). */
export const displayNameMaxLength = 20
const maxBytes = 400

export type DisplayNameProblem = 'EMPTY' | 'TOO_LONG' | 'UNREADABLE'

// Control characters, line ends, and the marks that turn the reading direction around.
const unreadable = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
// Letters that draw nothing: Hangul fillers and the braille blank.
const blank = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\p{M}\u2800]/gu

/** What is wrong with a cleaned name, or undefined. A ceiling in bytes bounds what counting takes. */
export function checkDisplayName(name: string): DisplayNameProblem | undefined {
  if (name === '') return 'EMPTY'
  if (Buffer.byteLength(name) > maxBytes) return 'TOO_LONG'
  if (unreadable.test(name) || hasMarkTower(name) || name.replace(blank, '') === '')
    return 'UNREADABLE'
  return countCharacters(name) > displayNameMaxLength ? 'TOO_LONG' : undefined
}
