import { dayInJapan } from '#rules/day.ts'

/** The month that it is in Japan, from its first instant to that of the next. */
export function monthOf(now: Date): { start: Date; end: Date } {
  const [year, month] = dayInJapan(now).split('-').map(Number) as [number, number]
  const first = (at: number) => new Date(Date.UTC(year, at, 1) - 9 * 60 * 60 * 1000)
  return { start: first(month - 1), end: first(month) }
}

/** The same by its name, `YYYY-MM`. */
export const monthNameOf = (now: Date) => dayInJapan(now).slice(0, 7)
