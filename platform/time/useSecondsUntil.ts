import { useEffect, useState } from 'react'
import { serverNow } from './serverClock.ts'

/** Whole seconds until an instant (ISO 8601), counted down; 0 once it has passed, null on the server's page. */
export function useSecondsUntil(instant: string | undefined): number | null {
  const [now, setNow] = useState<number | null>(null)
  const end = instant === undefined ? 0 : Date.parse(instant)
  useEffect(() => {
    const look = () => setNow(serverNow())
    look()
    const timer = setInterval(() => {
      look()
      if (serverNow() >= end) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [end])
  return now === null ? null : Math.max(Math.ceil((end - now) / 1000), 0)
}
