import { FormattedMessage, useIntl } from 'react-intl'
import { CountdownClock } from '#design-system/countdown-clock/CountdownClock.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { useSecondsUntil } from '#platform/time/useSecondsUntil.ts'
import { fact } from './ScheduleDetail.css.ts'

/** How long still until an instant, to the second. Nothing on the server's page, nor once it has passed. */
export function Countdown({ until }: { until: string }) {
  const intl = useIntl()
  const seconds = useSecondsUntil(until)
  if (seconds === 0) return null
  return (
    <div className={fact}>
      <Icon name="clock" />
      <CountdownClock
        seconds={seconds}
        words={(left) => intl.formatMessage({ id: 'schedule.countdown.clock' }, left)}
      >
        <FormattedMessage id="schedule.countdown" />
      </CountdownClock>
    </div>
  )
}
