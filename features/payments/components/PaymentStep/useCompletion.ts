import { useEffect, useEffectEvent } from 'react'
import { graphql } from 'react-relay'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useCompletionMutation } from './__generated__/useCompletionMutation.graphql.ts'

/** How often it is looked how far a payment is, and for how long; then whoever comes back to the page looks. */
const everyMs = 5_000
const forMs = 5 * 60_000

/**
 * Has the gateway look how far a payment is: `complete` at once, and by itself every five seconds for five minutes,
 * and whenever the fan comes back to the page. Whoever asks moves it on; `onMoved` is told of each new state.
 */
export function useCompletion(attemptId: string, onMoved?: (state: string) => void) {
  const { submit, error } = useSubmission<useCompletionMutation>({
    mutation: graphql`
      mutation useCompletionMutation($attemptId: ID!) {
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
    variables: () => ({ attemptId }),
    isRepeatable: true,
    onDone: ({ attempt }) => onMoved?.(attempt.state),
  })
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') submit()
  })
  useEffect(() => {
    const timer = setInterval(() => look(), everyMs)
    const end = setTimeout(() => clearInterval(timer), forMs)
    const comeBack = () => look()
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      clearInterval(timer)
      clearTimeout(end)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [attemptId])
  return { complete: () => submit(), error }
}
