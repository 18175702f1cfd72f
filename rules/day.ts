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
