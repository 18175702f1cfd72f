import { paths } from '#addresses/check-in.ts'
import { dayAfter, monthOf } from '#rules/day.ts'

/** The first day of the month that an address names; null where it names none. */
export function readMonth(search: URLSearchParams): string | null {
  const month = search.get('month') ?? ''
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? `${month}-01` : null
}

const address = (day: string) => `${paths.checkIn()}?month=${day.slice(0, 7)}`

/** Where the months next to one stand; nothing after the month of `today`. */
export function monthLinks(firstDay: string, today: string) {
  const next = dayAfter(firstDay, monthOf(firstDay).days)
  return { previous: address(dayAfter(firstDay, -1)), next: next > today ? null : address(next) }
}
