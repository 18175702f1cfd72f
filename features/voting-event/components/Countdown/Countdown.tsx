import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useRevalidator } from 'react-router-dom'
import { CountdownClock } from '#design-system/countdown-clock/CountdownClock.tsx'
import { useSecondsUntil } from '#platform/time/useSecondsUntil.ts'

/** What is waited for, and how long still; at its end the page is read anew. */
export function Countdown({ until, children }: { until: string; children: ReactNode }) {
  const intl = useIntl()
  const seconds = useSecondsUntil(until)
  const { revalidate } = useRevalidator()
  const isOver = seconds === 0
  const lookAgain = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (isOver) lookAgain()
  }, [isOver])
  return (
    <CountdownClock
      seconds={isOver ? null : seconds}
      words={(left) => intl.formatMessage({ id: 'voting.clock' }, left)}
    >
      {children}
    </CountdownClock>
  )
}
