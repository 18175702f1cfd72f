/** The longest message, in characters as a person counts them (domain.md, C1). */
export const messageMaxLength = 1000

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/** Characters as a person counts them: a family emoji is one, a kana with its mark is one. */
export function countCharacters(text: string): number {
  return [...graphemes.segment(text)].length
}
