import { loadDefaultJapaneseParser } from 'budoux'

const parser = loadDefaultJapaneseParser()
const characters = new Intl.Segmenter('ja', { granularity: 'grapheme' })
/** Bounds what counting and breaking take, in UTF-16 units. */
const longest = 1_000

/** How wide a character is drawn, in ems; undefined where the font lacks it. */
export type WidthOf = (character: string) => number | undefined

/**
 * A text as it is drawn: on one line, at most so many characters. What the font lacks is left out: a box in its place
 * would say less.
 */
export function toDrawn(text: string, most: number, widthOf: WidthOf): string {
  const drawable = Array.from(text.slice(0, longest).replace(/\s/gu, ' ')).filter(
    (character) => widthOf(character) !== undefined,
  )
  const line = drawable.join('').replace(/ +/g, ' ').trim()
  const found = [...characters.segment(line)].map(({ segment }) => segment)
  return found.length > most ? `${found.slice(0, most).join('').trim()}…` : line
}

/**
 * A drawn text in lines of at most this many ems, broken between words and Japanese phrases; what is longer than a
 * line is broken anywhere.
 */
export function breakLines(text: string, ems: number, widthOf: WidthOf): string[] {
  const wide = (part: string) => widthOfText(part, widthOf)
  const lines = ['']
  const put = (part: string) => {
    if (wide(lines.at(-1)! + part.trimEnd()) <= ems) lines.push(lines.pop()! + part)
    else lines.push(part)
  }
  for (const phrase of phrasesOf(text)) {
    if (wide(phrase.trimEnd()) <= ems) put(phrase)
    else for (const { segment } of characters.segment(phrase)) put(segment)
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

/** Whether each word and phrase has room on a line of so many ems. */
export const isUnbroken = (text: string, ems: number, widthOf: WidthOf): boolean =>
  phrasesOf(text).every((phrase) => widthOfText(phrase.trimEnd(), widthOf) <= ems)

const widthOfText = (text: string, widthOf: WidthOf): number =>
  Array.from(text).reduce((sum, character) => sum + (widthOf(character) ?? 0), 0)

/** At most so many lines: the last one tells that there is more. */
export function cutLines(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines]
  const last = [...characters.segment(lines[most - 1]!)].slice(0, -1)
  return [...lines.slice(0, most - 1), `${last.map(({ segment }) => segment).join('')}…`]
}

function phrasesOf(text: string): string[] {
  const words = text.match(/\S+ ?/gu) ?? []
  return words.flatMap((word) => (/[\u2e80-\u{3ffff}]/u.test(word) ? parser.parse(word) : [word]))
}
