import type { Happening, LocalizedText, Programme, SeedMessage } from './types.ts'

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

/** A time of a programme. `key` names it for ever. */
export type Occurrence = {
  key: string
  programme: Programme
  /** Which of its times it is, counted since 1970: what comes in turn goes by it. */
  turn: number
  body: LocalizedText
  startsAt: Date
  endsAt: Date
  movedFrom: Date | null
}

/** The times of programmes from so many days before the day of `now` until so many after it, soonest first. */
export function occurrencesOf(
  programmes: readonly Programme[],
  now: Date,
  { before, after }: { before: number; after: number },
): Occurrence[] {
  const days = Array.from({ length: before + after + 1 }, (_, at) => at - before)
  return programmes
    .flatMap((programme) => days.flatMap((each) => occurrenceOn(programme, now, each)))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

function occurrenceOn(programme: Programme, now: Date, days: number): Occurrence[] {
  const { slug, weekdays, weeks, time, minutes, movedFrom, episodes } = programme
  // Days since 1 January 1970, a Thursday, by Japan's calendar.
  const number = Math.round((atJst(now, days, '00:00').getTime() + jstOffset) / day)
  const weekday = (number + 4) % 7
  const week = Math.floor((number + 4) / 7)
  if (!weekdays.includes(weekday)) return []
  if (weeks && weeks !== (week % 2 === 0 ? 'even' : 'odd')) return []
  const weeksHeld = weeks ? Math.floor(week / 2) : week
  const turn = weeksHeld * weekdays.length + weekdays.indexOf(weekday)
  const startsAt = atJst(now, days, time)
  return [
    {
      key: `${slug}-${new Date(number * day).toISOString().slice(0, 10)}`,
      programme,
      turn,
      startsAt,
      body: episodes[turn % episodes.length]!,
      endsAt: new Date(startsAt.getTime() + minutes * minute),
      movedFrom: movedFrom === undefined ? null : atJst(now, days, movedFrom),
    },
  ]
}
