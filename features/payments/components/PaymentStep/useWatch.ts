import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { type Look, paymentWatchMachine } from '../../machines/paymentWatchMachine.ts'

/**
 * Looks every five seconds for five minutes, whenever the fan comes back to the page, and on `look.asked`: the watch,
 * as an actor.
 */
export function useWatch(look: () => Promise<Look>) {
  const actor = useActorRef(
    paymentWatchMachine.provide({
      actors: { look: fromPromise(look) },
      guards: { isShown: () => document.visibilityState === 'visible' },
    }),
  )
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'page.shown' })
    }
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [actor])
  return actor
}
