/** How far the gateway's clock is ahead of this device's, in milliseconds. */
let ahead = 0

/** A header tells whole seconds: within this, the two clocks are one. */
const preciseMs = 2_000

const listeners = new Set<() => void>()

/** The time by the gateway's clock, in milliseconds: what an instant of the gateway's is held against. */
export const serverNow = (): number => Date.now() + ahead

/** The same as an instant, ISO 8601. */
export const serverInstant = (): string => new Date(serverNow()).toISOString()

/**
 * Calls `listener` when an answer tells another time than was known: what was drawn before is drawn anew. Returns what
 * ends it.
 */
export function onServerClock(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Notes what an answer's `Date` says, which was asked for and came at these times of the device. A cache on the way says
 * by `Age` for how many seconds it had kept it.
 */
export function noteServerDate(headers: Headers, askedAt: number, answeredAt: number): void {
  const told = Date.parse(headers.get('date') ?? '') + (Number(headers.get('age')) || 0) * 1000
  if (Number.isNaN(told)) return
  const difference = told + 500 - (askedAt + answeredAt) / 2
  const inexact = preciseMs + (answeredAt - askedAt) / 2
  const known = ahead
  if (Math.abs(difference) <= inexact) ahead = 0
  // What is known exactly enough stays as it is: nothing is drawn anew for a header's rounding.
  else if (Math.abs(difference - ahead) > inexact) ahead = difference
  if (ahead !== known) listeners.forEach((listener) => listener())
}
