import { narrow } from './typed.ts'

/** Crockford's 32: none of them is taken for another, spoken or printed. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 60 bits. The thirteenth is their check. */
export const codeLength = 12

/** Twice a value of the field of 32, by x⁵ + x² + 1. */
const double = (value: number): number => ((value << 1) ^ (value & 16 ? 0b100101 : 0)) & 31

/**
 * The thirteenth character: each of the twelve has a weight of its own in the field of 32, so that one wrong character
 * is always seen, and two that changed places are too, wherever they stand.
 */
export function checkOf(twelve: string): string {
  let sum = 0
  for (const character of twelve) sum = double(sum ^ codeAlphabet.indexOf(character))
  return codeAlphabet.charAt(sum)
}

/** What is taken for another where it is read or typed. */
const lookalikes = new Map([
  ['I', '1'],
  ['L', '1'],
  ['O', '0'],
])

/** Thirteen characters as they are kept, from a code as it is typed: null where it can't be one. */
export function readCode(typed: string): string | null {
  // A code is short: nothing long is even looked at.
  if (typed.length > 100) return null
  const plain = narrow(typed)
    .toUpperCase()
    .replace(/[\s\p{Pd}ー−_・.]/gu, '')
    .replace(/[ILO]/g, (letter) => lookalikes.get(letter)!)
  if (plain.length !== codeLength + 1) return null
  if ([...plain].some((character) => !codeAlphabet.includes(character))) return null
  return checkOf(plain.slice(0, codeLength)) === plain.at(-1) ? plain : null
}

/** As it is printed: `XXXX-XXXX-XXXX-X`. */
export const printCode = (code: string): string => code.match(/.{1,4}/g)!.join('-')
