import { dayInJapan, midnightFrom } from './day.ts'

export type Round = {
  /** The first day's is 1. */
  number: number
  /** In Japan, `YYYY-MM-DD`. */
  day: string
  opensAt: Date
  closesAt: Date
}

type Period = { opensAt: Date; closesAt: Date }

const dayMs = 24 * 60 * 60 * 1000

/** The round that an instant lies in; null outside of the event. Each lasts from midnight to midnight in Japan. */
export function roundAt(event: Period, instant: Date): Round | null {
  if (instant < event.opensAt || instant >= event.closesAt) return null
  const end = midnightFrom(new Date(instant.getTime() + 1))
  const begin = new Date(end.getTime() - dayMs)
  const day = dayInJapan(instant)
  return {
    number: numberOf(event, day),
    day,
    opensAt: begin < event.opensAt ? event.opensAt : begin,
    closesAt: end > event.closesAt ? event.closesAt : end,
  }
}

/** The number of a day's round. */
export function numberOf({ opensAt }: Pick<Period, 'opensAt'>, day: string): number {
  return (Date.parse(day) - Date.parse(dayInJapan(opensAt))) / dayMs + 1
}

/** When the round after this instant's opens; null where there is none. */
export function nextRoundOpensAt(event: Period, instant: Date): Date | null {
  if (instant < event.opensAt) return event.opensAt
  const end = midnightFrom(new Date(instant.getTime() + 1))
  return end < event.closesAt ? end : null
}
