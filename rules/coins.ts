/** A price takes free coins before paid ones, unless it asks for paid ones alone. */
export type TakenFrom = 'FREE_FIRST' | 'PAID_ONLY'

/**
 * For how many days what was bought can be used: paid coins, tickets and passes to the instant, the bonus coins until the
 * end of that day in Japan. Under six months, so that no deposit is owed for unused coins; what comes on top stays for three.
 */
export const daysOfBought = { paid: 180, free: 90 }

export type Split = { free: number; paid: number }

/** How a price is paid from what a fan has, and how many are missing. */
export function splitPrice(
  balance: Split,
  price: number,
  takenFrom: TakenFrom,
): Split & { missing: number } {
  const free = takenFrom === 'FREE_FIRST' ? Math.min(balance.free, price) : 0
  const paid = Math.min(balance.paid, price - free)
  return { free, paid, missing: price - free - paid }
}
