import type { Happening, SeedMessage } from './types.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Japan has no summer time, so its offset is a constant. */
const jstOffset = 9 * 60 * minute

/** The instant of `time` (JST, `HH:mm`) on the JST day that lies `days` after the day of `now`. */
export const atJst = (now: Date, days: number, time: string): Date => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const midnight = Math.floor((now.getTime() + jstOffset) / day) * day - jstOffset
  return new Date(midnight + days * day + (hours * 60 + minutes) * minute)
}

/** When a seeded message was sent, for a seed made at `now`. */
export const messageSentAt = (message: SeedMessage, now: Date): Date =>
  message.minutesAgo === undefined
    ? atJst(now, -message.daysAgo, message.time)
    : new Date(now.getTime() - message.minutesAgo * minute)

/** When a happening starts, for a seed made at `now`. */
export const happeningStartsAt = (happening: Happening, now: Date): Date =>
  atJst(now, happening.daysAhead, happening.time)
