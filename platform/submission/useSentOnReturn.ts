import { useEffect, useEffectEvent } from 'react'
import type { Submission } from './useAttempt.ts'

/** Has what got no answer go out by itself, under the same key, once the browser has a network again. */
export function useSentOnReturn({ isRetriable, retry }: Submission<never>): void {
  const sendAgain = useEffectEvent(retry)
  useEffect(() => {
    if (!isRetriable) return
    const listen = () => sendAgain()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [isRetriable])
}
