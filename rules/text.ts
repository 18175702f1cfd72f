const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/**
 * A text as it is kept, so that two can be compared: NFC, halves of characters replaced as the database would,
 * line ends as one character, no white space around it.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').trim()
}

/** Characters as a person counts them: a family emoji is one, a kana with its mark is one. */
export function countCharacters(text: string): number {
  return [...graphemes.segment(text)].length
}
