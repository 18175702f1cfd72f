import { belongs, clusters, foldOnce, gapShape, gaps } from './fold.ts'

const wordPart = /[\p{Script=Latin}\p{Nd}]/u
const anyPart = /[\p{L}\p{N}]/u
const latinOnly = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u
const lineEnd = /^[\n\r\u2028\u2029]$/

/** What stands between a letter and the one before it. */
type Gap = 'none' | 'space' | 'line'
type Letter = { character: string; gap: Gap; from: number; to: number }
type Word = { letters: Letter[]; joined: string; isLatin: boolean; isTelling: boolean }

/** Answers the first of its words in a text as the text has it; undefined where there is none. */
export type WordFinder = (text: string) => string | undefined

/**
 * Makes the finder of a list of words, which are folded once. Width, case, accents and kana are folded and
 * characters that draw nothing are skipped. A Latin word matches whole words only ("sand" holds no "and"),
 * a Japanese one anywhere. Letters may be pulled apart ("公 式", "s p a m"): a Japanese word that says
 * enough by itself is found so anywhere, any other where each of its letters stands alone, since "now here"
 * and 「必死 ねむい」 are honest.
 */
export function createWordFinder(words: readonly string[]): WordFinder {
  const denied = words.map(readWord).filter(({ letters }) => letters.length > 0)
  return (text) => {
    const joined = foldedOf(text)
    // Nearly every text holds none: where its letters are is asked of the others only.
    const likely = denied.filter((word) => joined.includes(word.joined))
    if (likely.length === 0) return undefined
    const letters = fold(text)
    for (const word of likely)
      for (
        let at = joined.indexOf(word.joined);
        at !== -1;
        at = joined.indexOf(word.joined, at + 1)
      ) {
        const start = letterAt(letters, at)
        if (start === undefined || !isMatch(letters, start, word)) continue
        return text.slice(letters[start]?.from, letters[start + word.letters.length - 1]?.to)
      }
    return undefined
  }
}

function readWord(word: string): Word {
  const letters = fold(word.trim())
  const isLatin = latinOnly.test(word.normalize('NFKC'))
  const kanji = letters.filter(({ character }) => /\p{Script=Han}/u.test(character))
  const isTelling = !isLatin && (kanji.length > 1 || letters.length > 3)
  return { letters, joined: join(letters), isLatin, isTelling }
}

function isMatch(letters: Letter[], start: number, word: Word): boolean {
  const end = start + word.letters.length
  const gaps = letters.slice(start + 1, end).map(({ gap }) => gap)
  const wanted = word.letters.slice(1).map(({ gap }) => gap)
  const isBounded = (part: RegExp) =>
    (letters[start]?.gap !== 'none' || !part.test(letters[start - 1]?.character ?? ' ')) &&
    (letters[end]?.gap !== 'none' || !part.test(letters[end]?.character ?? ' '))
  const isAsWritten = gaps.every((gap, index) => (gap === 'none') === (wanted[index] === 'none'))
  if (isAsWritten) return !word.isLatin || isBounded(wordPart)
  if (word.isTelling && gaps.every((gap, index) => gap !== 'line' || wanted[index] !== 'none'))
    return true
  // Two Latin letters alone are "I a…" more often than a word.
  const isLongEnough = !word.isLatin || gaps.length > 1
  return isLongEnough && gaps.every((gap) => gap !== 'none') && isBounded(anyPart)
}

function fold(text: string): Letter[] {
  const letters: Letter[] = []
  let gap = 'none' as Gap
  for (const { 0: cluster, index: from } of text.matchAll(clusters))
    for (const character of foldOnce(cluster)) {
      if (gapShape.test(character)) {
        gap = lineEnd.test(character) || gap === 'line' ? 'line' : 'space'
        continue
      }
      letters.push({ character, gap, from, to: from + cluster.length })
      gap = 'none'
    }
  return letters
}

/** A text's folded letters, as `join` has them, without their places. */
function foldedOf(text: string): string {
  const parts: Iterable<string> = belongs.test(text) ? (text.match(clusters) ?? []) : text
  let joined = ''
  for (const part of parts) joined += foldOnce(part)
  return joined.replace(gaps, '')
}

function join(letters: readonly Letter[]): string {
  return letters.map(({ character }) => character).join('')
}

/** Which letter begins at this place of the joined letters; undefined within one of two code units. */
function letterAt(letters: readonly Letter[], place: number): number | undefined {
  let length = 0
  const index = letters.findIndex(({ character }) => (length += character.length) > place)
  return length - (letters[index]?.character.length ?? 0) === place ? index : undefined
}

/** What makes two spellings one word: empty where nothing of it could be looked for. */
export function foldWord(word: string): string {
  return readWord(word).joined
}
