const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/** Characters as a person counts them, as the gateway does: after NFC, without the spaces around. */
export function countGraphemes(text: string): number {
  return [...segmenter.segment(text.normalize('NFC').trim())].length
}
