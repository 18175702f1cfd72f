import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRevalidator } from 'react-router-dom'
import { Changing } from '#design-system/changing/Changing.tsx'
import { useSecondsUntil } from '#platform/time/useSecondsUntil.ts'
import { clock, countdown } from './Countdown.css.ts'

const day = 24 * 60 * 60

/** What is waited for, and how long still; at its end the page is read anew. */
export function Countdown({ until, children }: { until: string; children: ReactNode }) {
  const seconds = useSecondsUntil(until)
  const { revalidate } = useRevalidator()
  const isOver = seconds === 0
  const lookAgain = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (isOver) lookAgain()
  }, [isOver])
  return (
    <p className={countdown}>
      <span>{children}</span>
      {seconds !== null && !isOver && (
        <span className={clock} role="timer">
          <Changing of={seconds}>
            <FormattedMessage
              id="voting.clock"
              values={{ days: Math.floor(seconds / day), time: clockOf(seconds % day) }}
            />
          </Changing>
        </span>
      )}
    </p>
  )
}

/** `03:12:45` */
function clockOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
