import { useEffect, useEffectEvent } from 'react'
import type { Submission } from './useAttempt.ts'

/**
 * Has what got no answer go out by itself, under the same key, once the browser has a network again. `now` is what the
 * form holds: while it is being changed, nothing goes out before the fan says so.
 */
export function useSentOnReturn<Input>(
  { isRetriable, isUnanswered, retry }: Submission<Input>,
  ...now: [] | [Input]
): void {
  const sendAgain = useEffectEvent(() => {
    if (now.length === 0 || isUnanswered(now[0])) retry()
  })
  useEffect(() => {
    if (!isRetriable) return
    const listen = () => sendAgain()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [isRetriable])
}
