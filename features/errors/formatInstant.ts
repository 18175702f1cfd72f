import type { IntlShape } from 'react-intl'
import { tokyoDay, tokyoTime } from '#platform/time/useTokyoTime.ts'

const minute = 60_000

/**
 * When a limit lifts, in Tokyo's time: the hour today, the day too on another day. Rounded up to the
 * minute, so that whoever comes back then is let in.
 */
export function formatInstant(intl: IntlShape, instant: Date): string {
  const lifted = new Date(Math.ceil(instant.getTime() / minute) * minute).toISOString()
  const tokyo = tokyoTime(intl)
  if (tokyoDay(lifted) !== tokyoDay(new Date().toISOString())) return tokyo.dayAndTime(lifted)
  return intl.locale === 'ja' ? tokyo.time(lifted) : `${tokyo.time(lifted)} JST`
}
