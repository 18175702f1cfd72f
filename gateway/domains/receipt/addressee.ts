import { cleanText, isLongerThan } from '#rules/text.ts'

/** As long as fits on two lines of a receipt. */
export const addresseeMaxLength = 60

export type AddresseeProblem = {
  code: 'EMPTY' | 'TOO_LONG' | 'UNPRINTABLE'
  /** Those that can't be printed, each once. */
  characters: string
}

/** To whom a receipt is made out, as it is kept: on one line. */
export function cleanAddressee(text: string): string {
  return cleanText(text).replace(/\s+/gu, ' ')
}

/** What is wrong with a cleaned addressee, or null. `canDraw`: whether the paper's font has a character. */
export function checkAddressee(
  text: string,
  canDraw: (character: string) => boolean,
): AddresseeProblem | null {
  if (text === '') return { code: 'EMPTY', characters: '' }
  if (isLongerThan(addresseeMaxLength, text)) return { code: 'TOO_LONG', characters: '' }
  const wrong = new Set(Array.from(text).filter((each) => !canDraw(each)))
  return wrong.size > 0 ? { code: 'UNPRINTABLE', characters: [...wrong].join('') } : null
}
