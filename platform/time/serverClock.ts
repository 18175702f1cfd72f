/** How far the gateway's clock is ahead of this device's, in milliseconds. */
let ahead = 0

/** A header tells whole seconds: within this, the two clocks are one. */
const preciseMs = 2_000

/** The time by the gateway's clock, in milliseconds: what an instant of the gateway's is held against. */
export const serverNow = (): number => Date.now() + ahead

/**
 * Notes what an answer's `Date` says, which was asked for and came at these times of the device. Only of an answer that
 * no cache gives.
 */
export function noteServerDate(header: string | null, askedAt: number, answeredAt: number): void {
  const told = Date.parse(header ?? '')
  if (Number.isNaN(told)) return
  const difference = told + 500 - (askedAt + answeredAt) / 2
  const inexact = preciseMs + (answeredAt - askedAt) / 2
  ahead = Math.abs(difference) <= inexact ? 0 : difference
}
