const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/**
 * Four marks on one character, and those after them. More than four nonspacing ones in a row write no language
 * (UTS #39, 5.4): they cover the lines above and below. What is not drawn doesn't part them.
 */
const towers = /((?:[\p{Mn}\p{Me}]\p{Cf}*){4})(?:[\p{Mn}\p{Me}]\p{Cf}*)+/gu

/**
 * A text as it is kept, so that two can be compared: NFC, halves of characters replaced as the database would,
 * line ends as one character, no white space around it.
 */
export const cleanText = (text: string): string => cleanLines(text).trimStart()

/** The same, but for the white space before it, which is part of what is written in lines. */
export function cleanLines(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').trimEnd()
}

/** Whether some character of a cleaned text carries more marks than writing needs, and so covers other lines. */
export function hasMarkTower(text: string): boolean {
  return text.search(towers) !== -1
}

/** A cleaned text with at most four marks on a character: for what nobody is there to correct. */
export function cutMarkTowers(text: string): string {
  return text.replace(towers, '$1')
}

/** Code units of the longest emoji that is drawn as one, and one more. What joins on beyond that counts again. */
const unitsACharacter = 16

/** Characters as a person counts them: a family emoji is one, a kana with its mark is one. */
export function countCharacters(text: string): number {
  let count = 0
  for (const { segment } of graphemes.segment(text))
    count += Math.ceil(segment.length / unitsACharacter)
  return count
}

/** Whether a text has more than so many characters. Of one that is far too long, none is counted. */
export function isLongerThan(most: number, text: string): boolean {
  if (text.length <= most) return false
  return text.length > most * unitsACharacter || countCharacters(text) > most
}

export type LineProblem = 'EMPTY' | 'TOO_LONG' | 'UNREADABLE'

// Control characters, line ends, and the marks that turn the reading direction around.
const unreadable = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
// Letters that draw nothing: Hangul fillers and the braille blank.
const blank = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\p{M}\u2800]/gu

/** What is wrong with a cleaned line that others read, such as a name of `most` characters; undefined where nothing is. */
export function lineProblem(line: string, most: number): LineProblem | undefined {
  if (line === '') return 'EMPTY'
  if (isLongerThan(most, line)) return 'TOO_LONG'
  if (unreadable.test(line) || hasMarkTower(line) || line.replace(blank, '') === '')
    return 'UNREADABLE'
  return undefined
}
