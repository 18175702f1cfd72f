import type { IntlShape } from 'react-intl'

const minute = 60_000
const timeZone = 'Asia/Tokyo'

/**
 * When a limit lifts, in Tokyo's time: the hour today, the day too on another day. Rounded up to the
 * minute, so that whoever comes back then is let in.
 */
export function formatInstant(intl: IntlShape, instant: Date): string {
  const lifted = new Date(Math.ceil(instant.getTime() / minute) * minute)
  const time = intl.formatTime(lifted, { timeZone, hour: 'numeric', minute: '2-digit' })
  const zoned = intl.locale === 'ja' ? time : `${time} JST`
  if (dayOf(lifted) === dayOf(new Date())) return zoned
  const day = intl.formatDate(lifted, {
    timeZone,
    month: 'short',
    day: 'numeric',
    weekday: 'short',
  })
  return intl.locale === 'ja' ? `${day}${zoned}` : `${day}, ${zoned}`
}

function dayOf(instant: Date): string {
  return instant.toLocaleDateString('en-CA', { timeZone })
}
