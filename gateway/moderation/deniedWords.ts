const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' })
const wordPart = /[\p{Script=Latin}\p{Nd}]/u
const latinOnly = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u

type Folded = {
  /** Folded characters, one entry each. */
  characters: string[]
  /** Where in the original text each of them begins and ends. */
  spans: { from: number; to: number }[]
}

/**
 * Finds the first denied word in a text and answers it as the text has it. Width, case, accents and
 * kana are folded and characters that draw nothing are skipped; a Latin word matches whole words
 * only ("sand" holds no "and"), a Japanese one anywhere.
 */
export function findDeniedWord(text: string, words: readonly string[]): string | undefined {
  const folded = fold(text)
  const haystack = folded.characters.join('\u0000')
  for (const word of words) {
    const needle = fold(word.trim()).characters
    if (needle.length === 0) continue
    const isWhole = latinOnly.test(word.normalize('NFKC'))
    for (const start of occurrences(haystack, needle)) {
      const end = start + needle.length
      if (isWhole && !isWholeWord(folded.characters, start, end)) continue
      return text.slice(folded.spans[start]?.from, folded.spans[end - 1]?.to)
    }
  }
  return undefined
}

function fold(text: string): Folded {
  const characters: string[] = []
  const spans: Folded['spans'] = []
  // By graphemes, so that ｶﾞ, two characters, folds to one.
  for (const { segment, index } of graphemes.segment(text)) {
    for (const character of foldGrapheme(segment)) {
      characters.push(character)
      spans.push({ from: index, to: index + segment.length })
    }
  }
  return { characters, spans }
}

function foldGrapheme(grapheme: string): string {
  return grapheme
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
}

function* occurrences(haystack: string, needle: string[]): Generator<number> {
  const joined = needle.join('\u0000')
  for (let at = haystack.indexOf(joined); at !== -1; at = haystack.indexOf(joined, at + 1)) {
    const isAligned = at === 0 || haystack[at - 1] === '\u0000'
    if (isAligned) yield at === 0 ? 0 : haystack.slice(0, at - 1).split('\u0000').length
  }
}

function isWholeWord(characters: string[], start: number, end: number): boolean {
  return !wordPart.test(characters[start - 1] ?? ' ') && !wordPart.test(characters[end] ?? ' ')
}
