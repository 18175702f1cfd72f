import { graphql } from 'react-relay'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { DraftMention } from '#features/mention/index.ts'
import type { useEditMessageMutation } from './__generated__/useEditMessageMutation.graphql.ts'

type Editing = { messageId: string; text: string; mentions: readonly DraftMention[] }

/** Gives the act of changing an own message's text, and whether that is under way. */
export function useEditMessage() {
  const onFailed = useFailureToast()
  const { submit, isPending } = useSubmission<useEditMessageMutation, Editing>({
    mutation: graphql`
      mutation useEditMessageMutation($input: EditMessageInput!) {
        editMessage(input: $input) {
          ... on EditMessageSuccess @alias(as: "success") {
            message {
              ...Conversation_message
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
  return { editMessage: submit, isPending }
}
