const dayMs = 24 * 60 * 60 * 1000
/** Japan has no summer time. */
const offsetMs = 9 * 60 * 60 * 1000

/** The first midnight in Japan that is not before this instant. */
export function midnightFrom(instant: Date): Date {
  return new Date(Math.ceil((instant.getTime() + offsetMs) / dayMs) * dayMs - offsetMs)
}

/** So many times 24 hours later. */
export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * dayMs)
}
