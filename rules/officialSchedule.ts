/** What tells where a schedule stands. Instants as the database or the wire has them. */
export type ScheduleTimes = {
  readonly startsAt: Date | string
  readonly endsAt: Date | string
  readonly isCancelled: boolean
}

/**
 * Where a schedule stands at an instant: it is live from its start until just before its end. One that was cancelled
 * stays so, whatever the hour.
 */
export function scheduleStateAt({ startsAt, endsAt, isCancelled }: ScheduleTimes, at: Date) {
  if (isCancelled) return 'CANCELLED'
  if (at >= new Date(endsAt)) return 'OVER'
  return at >= new Date(startsAt) ? 'LIVE' : 'UPCOMING'
}

/** How long before a schedule starts those are reminded who said to be there, in minutes. */
export const reminderMinutes = 10

/** The longest that one may last, in days: what is under way is looked for no further back. */
export const longestScheduleDays = 7
