import { useEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { MessagePolicy } from '#schema/types.generated.ts'
import type { useSetPolicyMutation } from './__generated__/useSetPolicyMutation.graphql.ts'

/**
 * Chooses who may begin to write to the fan: `chosen` while it is under way; what failed is said in passing. What is
 * chosen meanwhile is sent next: the last choice stands.
 */
export function useSetPolicy() {
  const fail = useFailureToast()
  const [chosen, setChosen] = useState<MessagePolicy>()
  const sent = useRef<MessagePolicy>(undefined)
  const { submit, isPending } = useSubmission<useSetPolicyMutation, MessagePolicy>({
    mutation: graphql`
      mutation useSetPolicyMutation($input: SetMessagePolicyInput!) {
        setMessagePolicy(input: $input) {
          ... on SetMessagePolicySuccess @alias(as: "success") {
            directMessages {
              id
              policy
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (policy) => ({ input: { policy } }),
    isRepeatable: true,
    onDone: () => {
      const saved = sent.current
      sent.current = undefined
      setChosen((wanted) => (wanted === saved ? undefined : wanted))
    },
    onFailed: (error) => {
      sent.current = undefined
      setChosen(undefined)
      fail(error)
    },
  })
  useEffect(() => {
    if (chosen === undefined || isPending || sent.current !== undefined) return
    sent.current = chosen
    submit(chosen)
  }, [chosen, isPending, submit])
  return { chosen, setPolicy: setChosen }
}
