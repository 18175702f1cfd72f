const dayMs = 24 * 60 * 60 * 1000
/** Japan has no summer time. */
const offsetMs = 9 * 60 * 60 * 1000

/** The first midnight in Japan that is not before this instant. */
export function midnightFrom(instant: Date): Date {
  return new Date(Math.ceil((instant.getTime() + offsetMs) / dayMs) * dayMs - offsetMs)
}

/** The midnight in Japan that this instant's day began with. */
export function midnightBefore(instant: Date): Date {
  return new Date(Math.floor((instant.getTime() + offsetMs) / dayMs) * dayMs - offsetMs)
}

/** So many times 24 hours later. */
export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * dayMs)
}

/** The day that it is in Japan, `YYYY-MM-DD`. */
export function dayInJapan(instant: Date): string {
  return new Date(instant.getTime() + offsetMs).toISOString().slice(0, 10)
}

/** How many days in Japan it is from this instant's day to another, `YYYY-MM-DD`: 0 on the day itself. */
export function daysUntil(day: string, instant: Date): number {
  return (Date.parse(day) - Date.parse(dayInJapan(instant))) / dayMs
}

/** The age in whole years of someone born on this day (`YYYY-MM-DD`), by Japan's calendar. */
export function ageOn(birthDate: string, instant: Date): number {
  const today = dayInJapan(instant)
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** The last day on which whoever is of an age by now was born. Compared as text: there is no 29 February each year. */
export function bornBy(age: number, instant: Date): string {
  const today = dayInJapan(instant)
  return `${String(Number(today.slice(0, 4)) - age).padStart(4, '0')}${today.slice(4)}`
}

/** The instant at which a day in Japan, `YYYY-MM-DD`, begins. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+09:00`)

/** So many days after a day, `YYYY-MM-DD`; before it where they are negative. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** Whether this is a day of the calendar, `YYYY-MM-DD`. `Date` takes 31 November for 1 December. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/**
 * Whether this is a day that the contract's `Date` takes: one of the calendar whose neighbours have years of four digits
 * too, as PostgreSQL and `Date` want them.
 */
export const isContractDay = (text: string): boolean =>
  isDay(text) && text >= '0100' && text <= '9900'

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  return dayAfter(day, -sinceMonday)
}

/** The first day of a day's month, and how many it has. */
export function monthOf(day: string): { firstDay: string; days: number } {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return {
    firstDay: `${day.slice(0, 7)}-01`,
    days: new Date(Date.UTC(year, month, 0)).getUTCDate(),
  }
}
