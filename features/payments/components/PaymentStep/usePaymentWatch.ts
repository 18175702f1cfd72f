import { graphql, useRelayEnvironment } from 'react-relay'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import type { usePaymentWatchMutation } from './__generated__/usePaymentWatchMutation.graphql.ts'
import { useWatch } from './useWatch.ts'

const lastStates = ['CAPTURED', 'FAILED', 'CANCELED']

/** Watches a payment: the gateway looks at the provider. `onMoved` is told each state that it is found in. */
export function usePaymentWatch(attemptId: string, onMoved?: (state: string) => void) {
  const environment = useRelayEnvironment()
  return useWatch(async () => {
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
  })
}
