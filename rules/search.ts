import { belongs, clusters, foldOnce, gaps } from './fold.ts'
import { cleanText, countCharacters } from './text.ts'

/** The longest search, in characters as a person counts them. */
export const searchMaxLength = 50
/** More than anyone types; each is one more that must stand in the text. */
const mostWords = 8
/** What a search of that length may take in code units: a family is one character of 25. */
const mostUnits = 1_000

/** A text as searches compare it: folded, with one space where letters are pulled apart. */
export function foldText(text: string): string {
  const parts: Iterable<string> = belongs.test(text) ? (text.match(clusters) ?? []) : text
  let folded = ''
  for (const part of parts) folded += foldOnce(part)
  return folded.replace(gaps, ' ').replace(/ {2,}/g, ' ')
}

/** The words of a search, folded, each once: all of them stand in what is found. None where nothing can be looked for. */
export function readSearch(typed: string): readonly string[] {
  const words = foldText(cleanText(typed.slice(0, mostUnits))).split(' ')
  return [...new Set(words.filter((word) => word !== ''))].slice(0, mostWords)
}

/** Whether a search is longer than one may be. */
export function isSearchTooLong(typed: string): boolean {
  return typed.length > mostUnits || countCharacters(cleanText(typed)) > searchMaxLength
}

/** Each character of a folded text and each two that stand beside one another: what a text is found by. */
export function gramsOf(folded: string): Set<string> {
  const grams = new Set<string>()
  let before = ' '
  for (const character of folded) {
    if (character !== ' ') {
      grams.add(character)
      if (before !== ' ') grams.add(before + character)
    }
    before = character
  }
  return grams
}

/** What a word of a search is looked up by: its pairs, or itself where it is one character. */
export function gramsToAsk(word: string): readonly string[] {
  const characters = [...word]
  if (characters.length === 1) return characters
  return [...new Set(characters.slice(1).map((each, at) => `${characters[at]}${each}`))]
}

/** From where to where a text is highlighted, in code units, in order and apart from one another. */
export type Span = readonly [from: number, to: number]

/** Where the words of a search stand in a text as it was written. */
export function findSpans(text: string, words: readonly string[]): readonly Span[] {
  let folded = ''
  const places: Span[] = []
  for (const { 0: cluster, index } of text.matchAll(clusters)) {
    const made = foldOnce(cluster).replace(gaps, ' ')
    for (let unit = 0; unit < made.length; unit += 1) places.push([index, index + cluster.length])
    folded += made
  }
  const found: [number, number][] = []
  for (const word of words)
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
      found.push([places[at]![0], places[at + word.length - 1]![1]])
  found.sort(([one], [other]) => one - other)
  const spans: [number, number][] = []
  for (const [from, to] of found) {
    const last = spans.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else spans.push([from, to])
  }
  return spans
}
