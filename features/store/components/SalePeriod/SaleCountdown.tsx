import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRevalidator } from 'react-router-dom'
import { Changing } from '#design-system/changing/Changing.tsx'
import { useSecondsUntil } from '#platform/time/useSecondsUntil.ts'
import { clock } from './SalePeriod.css.ts'

const day = 24 * 60 * 60

/** What is left until a sale turns, in its last week; then the page is read anew. */
export function SaleCountdown({ until }: { until: string }) {
  const seconds = useSecondsUntil(until)
  const { revalidate } = useRevalidator()
  const isOver = seconds === 0
  const lookAgain = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (isOver) lookAgain()
  }, [isOver])
  if (seconds === null || isOver || seconds > 7 * day) return null
  return (
    <p className={clock} role="timer">
      <Changing of={seconds}>
        <FormattedMessage
          id="store.period.left"
          values={{ days: Math.floor(seconds / day), time: clockOf(seconds % day) }}
        />
      </Changing>
    </p>
  )
}

/** `03:12:45` */
function clockOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
