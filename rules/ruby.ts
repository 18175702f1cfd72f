/** A piece of a text: as it is written, and how it is read where that is said. */
export type RubyPart = { base: string; reading: string | null }

const marked = /｜([^｜《》\n]+)《([^｜《》\n]+)》|([\p{Script=Han}々〆ヶ]+)《([^｜《》\n]+)》/gu

/**
 * A text with readings, as in Aozora Bunko's books: `｜漢字《かんじ》`, or `漢字《かんじ》` where the kanji before it are
 * meant. Marks that are not whole stay as they are written. The parts' bases and what stands between make the whole text.
 */
export function readRuby(text: string): RubyPart[] {
  const parts: RubyPart[] = []
  let at = 0
  for (const match of text.matchAll(marked)) {
    if (match.index > at) parts.push({ base: text.slice(at, match.index), reading: null })
    const [whole, base, reading, kanji, kanjiReading] = match
    parts.push({ base: (base ?? kanji)!, reading: (reading ?? kanjiReading)! })
    at = match.index + whole.length
  }
  if (at < text.length) parts.push({ base: text.slice(at), reading: null })
  return parts
}
