import type { Emoji } from './emojis.ts'
import { qualifiedEmoji } from '#rules/reactions.ts'
import { fold, foldReading } from './fold.ts'

/** More nobody looks through: whoever sees none that fits writes another letter. */
const most = 120

/**
 * The emoji that every word of a search fits, by what they are called, what they stand for, or how that is read;
 * first what is called so.
 */
export function findEmojis(emojis: readonly Emoji[], search: string): Emoji[] {
  // One that was pasted is found by itself.
  const pasted = qualifiedEmoji(search.trim())
  const own = emojis.filter(({ emoji, tones }) => emoji === pasted || tones.includes(pasted))
  if (own.length > 0) return own
  const terms = fold(search)
    .split(/\s+/)
    .filter(Boolean)
    .map((term) => [term, foldReading(term)])
  if (terms.length === 0) return []
  const found = emojis.flatMap((emoji) => {
    const fit = Math.min(...terms.map((term) => fitOf(` ${emoji.words} `, term)))
    return fit > 0 ? [{ emoji, fit }] : []
  })
  return found
    .toSorted((one, other) => other.fit - one.fit)
    .slice(0, most)
    .map(({ emoji }) => emoji)
}

/** 4 where it is called so, 3 where a word is this one, 2 where one begins so, 1 where one holds it, 0 for none. */
function fitOf(words: string, term: readonly string[]): number {
  if (words.startsWith(` ${term[0]} `)) return 4
  if (term.some((each) => words.includes(` ${each} `))) return 3
  if (term.some((each) => words.includes(` ${each}`))) return 2
  // A reading is looked for from its beginning alone: `ka` is within too many.
  return words.includes(term[0]!) ? 1 : 0
}
