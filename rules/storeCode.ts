import { checkOf, codeAlphabet, readCode } from './campaignCode.ts'

/** Minutes are counted from here: five characters last until 2083. */
const since = Date.parse('2020-01-01T00:00:00Z')
/** What is below is a print's edition, and no minute: those passed on the first day. */
const editions = 1024
/** For how many minutes before and after its own a counter's code is taken. */
export const minutesOff = 1

/**
 * What a store's code says: which store, and when its counter showed it or of which edition its print is. The tag proves
 * both, by a secret. Thirteen characters, as all codes: two of the store, five of the stamp, five of the tag, a check.
 */
export type StoreCode = { store: number; stamp: number; tag: string }

export const isPrinted = (stamp: number): boolean => stamp < editions

/** The minute in which an instant is. */
export const minuteOf = (instant: Date): number => Math.floor((instant.getTime() - since) / 60_000)

/** The instant at which a minute is over. */
export const endOfMinute = (minute: number): Date => new Date(since + (minute + 1) * 60_000)

const letters = (value: number, length: number): string =>
  Array.from({ length }, (_, place) =>
    codeAlphabet.charAt(Math.floor(value / 32 ** (length - 1 - place)) % 32),
  ).join('')

const valueOf = (text: string): number =>
  [...text].reduce((value, letter) => value * 32 + codeAlphabet.indexOf(letter), 0)

/** A tag of five characters from the bytes of a keyed hash. */
export const tagOf = (hash: Uint8Array): string =>
  Array.from({ length: 5 }, (_, place) => codeAlphabet.charAt(hash[place]! % 32)).join('')

export function writeStoreCode({ store, stamp, tag }: StoreCode): string {
  const twelve = letters(store, 2) + letters(stamp, 5) + tag
  return twelve + checkOf(twelve)
}

/** A store's code as it is typed or scanned, in any width and case: null where it can't be one. */
export function readStoreCode(typed: string): StoreCode | null {
  const code = readCode(typed)
  if (code === null) return null
  const [store, stamp] = [valueOf(code.slice(0, 2)), valueOf(code.slice(2, 7))]
  return { store, stamp, tag: code.slice(7, 12) }
}
