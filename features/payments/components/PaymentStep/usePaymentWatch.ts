import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { fromPromise } from 'xstate'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import { type Look, paymentWatchMachine } from '../../machines/paymentWatchMachine.ts'
import type { usePaymentWatchMutation } from './__generated__/usePaymentWatchMutation.graphql.ts'

const lastStates = ['CAPTURED', 'FAILED', 'CANCELED']

/**
 * Watches a payment: the gateway looks every five seconds for five minutes, whenever the fan comes back to the page,
 * and on `look.asked`. `onMoved` is told each state that it is found in.
 */
export function usePaymentWatch(attemptId: string, onMoved?: (state: string) => void) {
  const environment = useRelayEnvironment()
  const look = async (): Promise<Look> => {
    const { success, error } = await sendMutation<usePaymentWatchMutation>(environment, {
      mutation: graphql`
        mutation usePaymentWatchMutation($attemptId: ID!) {
          completePayment(attemptId: $attemptId) {
            ... on CompletePaymentSuccess @alias(as: "success") {
              attempt {
                state
                ...PaymentStep_attempt
              }
            }
            ...userError_error @alias(as: "error")
          }
        }
      `,
      variables: { attemptId },
      isRepeatable: true,
    })
    if (error) return { kind: 'refused', error }
    const { state } = success.attempt
    onMoved?.(state)
    return { kind: 'found', isSettled: lastStates.includes(state) }
  }
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
