import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { narrow } from './typed.ts'

/** Crockford's base 32: without I, L, O and U, which are read as others. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 16

export type Ballot = {
  eventId: string
  /** Of the round, `YYYY-MM-DD`. */
  day: string
  voterId: string
  /** Random, made by the voter's browser. */
  key: string
}

/**
 * The receipt of a vote: 80 bits of SHA-256 over what names it. Its randomness is the voter's own, so that nobody can
 * give two voters the same one and count their votes as one.
 */
export function receiptOf({ eventId, day, voterId, key }: Ballot): string {
  const text = JSON.stringify(['vote 1', eventId, day, voterId, key])
  const digest = sha256(utf8ToBytes(text))
  let bits = digest.subarray(0, 10).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  let receipt = ''
  while (receipt.length < length) {
    receipt = alphabet[Number(bits & 31n)]! + receipt
    bits >>= 5n
  }
  return receipt
}

/** In groups of four, as people read and copy it. */
export const spellReceipt = (receipt: string): string => receipt.match(/.{1,4}/g)?.join('-') ?? ''

/** What somebody typed or pasted, as the log has it; null where it is no receipt. */
export function readReceipt(typed: string): string | null {
  const letters = narrow(typed)
    .toUpperCase()
    .replace(/[\s\p{Pd}ー−]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return new RegExp(`^[${alphabet}]{${length}}$`).test(letters) ? letters : null
}
