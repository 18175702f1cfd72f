import { graphql } from 'react-relay'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useHideMessageMutation } from './__generated__/useHideMessageMutation.graphql.ts'

type Hiding = { messageId: string; isHidden: boolean }

/** Gives the act of hiding a message from oneself, or of showing it again; what failed is said in passing. */
export function useHideMessage(onDone?: (hiding: Hiding) => void) {
  const onFailed = useFailureToast()
  const { submit, isPending } = useSubmission<useHideMessageMutation, Hiding>({
    mutation: graphql`
      mutation useHideMessageMutation($input: HideMessageInput!) {
        hideMessage(input: $input) {
          ... on HideMessageSuccess @alias(as: "success") {
            mutes {
              id
              hiddenMessageIds
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (input) => ({ input }),
    isRepeatable: true,
    logIn: { step: 'login' },
    onFailed,
  })
  return { hideMessage: (hiding: Hiding) => submit(hiding, () => onDone?.(hiding)), isPending }
}
