import { addressShape } from './link.ts'
import { hasMarkTower, isLongerThan } from './text.ts'

/** The longest hashtag, in characters as a person counts them. */
export const hashtagMaxLength = 50
/** So many different ones of a text are hashtags; what follows is text. */
export const hashtagsMost = 10
/** Where one is suggested, so many of its newest posts are counted: that many stand for more. */
export const suggestedPostsMost = 200
/** Some characters become many where they are compared (ﷺ): no key is longer, in code units, so that an index takes it. */
const keyMaxLength = 200

// Letters and digits of any script with their marks; a middle dot and what joins letters unseen stand between them only.
const letter = String.raw`(?!https?://)[\p{L}\p{N}_](?:(?!https?://)[\p{L}\p{M}\p{N}_])*`
const name = String.raw`${letter}(?:[・･\u200c\u200d]${letter})*`
// Brackets and quotes that open something, and Japanese punctuation, after which nobody writes a space.
const before = String.raw`\s([{<"'“‘「『｢（［｛【〔〈《〖〝」』｣）］｝】〕〉》〗〟、。，．､｡！？：；…‥～〜・･`

// An address is read first: what stands in it is none. Each character is read once, whatever follows.
const shape = new RegExp(`${addressShape}|(?<=^|[${before}])[#＃](?<name>${name})`, 'giu')
const whole = new RegExp(`^${name}$`, 'u')
const hasLetter = /\p{L}/u

/** Where a hashtag stands in a text, in code units, its mark with it. */
export type Hashtag = {
  start: number
  length: number
  /** As it is spelled, without its mark. */
  name: string
  /** What it is compared by. */
  key: string
}

/**
 * What a hashtag is compared by: width and case are one. Hiragana and katakana are two, as fans mean different things
 * by #らいぶ and #ライブ. Undefined where nothing can be tagged so.
 */
export function hashtagKey(spelled: string): string | undefined {
  if (isLongerThan(hashtagMaxLength, spelled) || !whole.test(spelled)) return undefined
  if (!hasLetter.test(spelled) || hasMarkTower(spelled)) return undefined
  const key = spelled
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    // There and back: ß is ss, and ς is σ.
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
  return key.length > keyMaxLength ? undefined : key
}

/** The hashtags of a text in their order: each place of the first ten different ones. */
export function findHashtags(text: string): Hashtag[] {
  if (!/[#＃]/.test(text)) return []
  const keys = new Set<string>()
  const found: Hashtag[] = []
  for (const { 0: all, index: start, groups } of text.matchAll(shape)) {
    const spelled = groups?.['name']
    const key = spelled === undefined ? undefined : hashtagKey(spelled)
    if (spelled === undefined || key === undefined) continue
    if (!keys.has(key) && keys.size === hashtagsMost) continue
    keys.add(key)
    found.push({ start, length: all.length, name: spelled, key })
  }
  return found
}

/** The name of the hashtag that a line is; undefined where it is none, or says more. */
export function readHashtag(line: string): string | undefined {
  const trimmed = line.normalize('NFC').trim()
  const [found] = findHashtags(trimmed)
  return found?.length === trimmed.length ? found.name : undefined
}

/** What a text is found by: the keys of its hashtags, each once. */
export const hashtagKeysOf = (text: string): string[] => [
  ...new Set(findHashtags(text).map(({ key }) => key)),
]
