import type { ReactNode } from 'react'
import { Changing } from '../changing/Changing.tsx'
import { clock, line } from './CountdownClock.css.ts'

interface CountdownClockProps {
  /** What is waited for. */
  children: ReactNode
  /** How long still; null as long as nobody knows it, as on a server's page, and where nothing is left. */
  seconds: number | null
  /** Says the whole days, and the rest as a clock does: `03:12:45`. */
  words: (left: { days: number; time: string }) => string
}

const day = 24 * 60 * 60

/** What is waited for, and how long still, in one line that breaks between the two. */
export function CountdownClock({ children, seconds, words }: CountdownClockProps) {
  return (
    <p className={line}>
      <span>{children}</span>
      <span className={clock} role="timer">
        {seconds !== null && (
          <Changing of={seconds}>
            {words({ days: Math.floor(seconds / day), time: timeOf(seconds % day) })}
          </Changing>
        )}
      </span>
    </p>
  )
}

function timeOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
