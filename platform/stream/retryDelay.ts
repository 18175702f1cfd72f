/** How many attempts follow the backoff before the endless ones begin. */
const backoffAttempts = 5
const longestWait = 60_000

/**
 * How long to wait before an attempt, in milliseconds; the first is number 0. Both readings of the
 * specification in turn: five with 1 s, doubling, plus 300 to 3000 ms; then without end a random time
 * of up to 10 s times the attempt's number, at most 60 s. `chance` is from 0 to 1.
 */
export function retryDelay(attempt: number, chance: number): number {
  if (attempt < backoffAttempts) return 1000 * 2 ** attempt + 300 + chance * 2700
  return Math.min(chance * 10_000 * (attempt - backoffAttempts + 1), longestWait)
}
