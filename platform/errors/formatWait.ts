import type { IntlShape } from 'react-intl'
import { tokyoDay, tokyoTime } from '../time/useTokyoTime.ts'
import { serverNow } from '#platform/time/serverClock.ts'

const second = 1000
const minute = 60 * second

/**
 * When a limit lifts, as one waits for it: in so many seconds or minutes; beyond an hour by Tokyo's clock,
 * and on another day with the day. Rounded up, so that whoever comes back then is let in. Later, where nobody knows.
 */
export function formatWait(intl: IntlShape, lifts: Date | undefined): string {
  if (!lifts || Number.isNaN(lifts.getTime()))
    return intl.formatMessage({ id: 'errors.wait.later' })
  const now = serverNow()
  const wait = Math.max(lifts.getTime() - now, second)
  const seconds = Math.ceil(wait / second)
  if (seconds < 60) return intl.formatMessage({ id: 'errors.wait.seconds' }, { count: seconds })
  const minutes = Math.ceil(wait / minute)
  if (minutes < 60) return intl.formatMessage({ id: 'errors.wait.minutes' }, { count: minutes })
  return intl.formatMessage({ id: 'errors.wait.until' }, { instant: instantOf(intl, lifts, now) })
}

function instantOf(intl: IntlShape, lifts: Date, now: number): string {
  const lifted = new Date(Math.ceil(lifts.getTime() / minute) * minute).toISOString()
  const tokyo = tokyoTime(intl)
  if (tokyoDay(lifted) !== tokyoDay(new Date(now).toISOString())) return tokyo.dayAndTime(lifted)
  return intl.locale === 'ja' ? tokyo.time(lifted) : `${tokyo.time(lifted)} JST`
}
