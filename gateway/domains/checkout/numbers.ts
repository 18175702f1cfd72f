import { randomInt } from 'node:crypto'
import { dayInJapan } from '#rules/day.ts'

/** Crockford's base 32: no letter that looks or sounds like another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * An order's number, to be read out: the day in Japan and eight characters by chance, such as `261122-7K3M-9QPD`.
 * Nobody learns from it how much is sold; of 10,000 orders a day, two are alike once in 60 years, and then the
 * second is tried again.
 */
export function newOrderNumber(at: Date): string {
  const day = dayInJapan(at).slice(2).replaceAll('-', '')
  return `${day}-${four()}-${four()}`
}

const four = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
