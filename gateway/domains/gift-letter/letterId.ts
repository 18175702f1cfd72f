import { createHash } from 'node:crypto'

const digits = '0123456789abcdefghjkmnpqrstvwxyz'

/** The id of a gift's letter: there is one before it is written, so it follows from what the letter is of. */
export function letterIdOf(sessionId: string, itemId: string): string {
  const hash = createHash('sha256').update(`${sessionId} ${itemId}`).digest()
  // The first digit of a TypeID has three bits.
  const text = Array.from(hash.subarray(0, 26), (byte, at) => digits[byte % (at === 0 ? 8 : 32)])
  return `giftletter_${text.join('')}`
}
