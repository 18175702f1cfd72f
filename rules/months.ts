import { dayInJapan } from './day.ts'

/** The day of the month that it is in Japan, 1 to 31. */
export function dayOfMonth(instant: Date): number {
  return Number(dayInJapan(instant).slice(8))
}

/**
 * The first instant of this day in the month after the one that it is in Japan; where that month is shorter, of its
 * last day. Who goes on from there with the same day comes back to it: 31 January, 28 February, 31 March.
 */
export function monthAfter(instant: Date, day: number): Date {
  const [year, month] = dayInJapan(instant).split('-').map(Number) as [number, number]
  // The zeroth day of the month after that is its last.
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, last)) - 9 * 60 * 60 * 1000)
}
