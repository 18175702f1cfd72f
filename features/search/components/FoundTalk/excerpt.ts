import { findSpans } from '#rules/search.ts'

/** So many code units may stand before what was looked for: about a line and a half of a phone. */
const leadMost = 40
const leadKept = 16

/** A text from shortly before the first of the words on, so that they are seen in the first lines of a long one. */
export function excerptOf(text: string, words: readonly string[]): string {
  const [from = 0] = findSpans(text, words)[0] ?? []
  if (from <= leadMost) return text
  for (const { index } of new Intl.Segmenter().segment(text))
    if (index >= from - leadKept) return `…${text.slice(index)}`
  return text
}
