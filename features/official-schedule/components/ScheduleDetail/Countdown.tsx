import { FormattedMessage } from 'react-intl'
import { Changing } from '#design-system/changing/Changing.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { useSecondsUntil } from '#platform/time/useSecondsUntil.ts'
import { clock, fact, timer } from './ScheduleDetail.css.ts'

const day = 24 * 60 * 60

/** How long still until an instant, to the second. Nothing on the server's page, nor once it has passed. */
export function Countdown({ until }: { until: string }) {
  const seconds = useSecondsUntil(until)
  if (seconds === 0) return null
  return (
    <div className={fact}>
      <Icon name="clock" />
      <p className={timer}>
        <FormattedMessage id="schedule.countdown" />
        <span className={clock} role="timer">
          {seconds !== null && (
            <Changing of={seconds}>
              <FormattedMessage
                id="schedule.countdown.clock"
                values={{ days: Math.floor(seconds / day), time: clockOf(seconds % day) }}
              />
            </Changing>
          )}
        </span>
      </p>
    </div>
  )
}

/** `03:12:45` */
function clockOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
