import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useDeleteMessageMutation } from './__generated__/useDeleteMessageMutation.graphql.ts'

type Deleting = { messageId: string; isDeleted: boolean }

/** Gives the act of deleting an own message, which the toast that says so undoes. */
export function useDeleteMessage(): (messageId: string) => void {
  const intl = useIntl()
  const showToast = useToast()
  // What undoes is an act of its own: the menu may be gone by then.
  const restore = useSetDeleted()
  const remove = useSetDeleted()
  return (messageId) =>
    remove({ messageId, isDeleted: true }, () =>
      showToast({
        message: intl.formatMessage({ id: 'chat.deleted.done' }),
        action: {
          label: intl.formatMessage({ id: 'chat.deleted.undo' }),
          onPress: () => restore({ messageId, isDeleted: false }),
        },
      }),
    )
}

function useSetDeleted() {
  const onFailed = useFailureToast()
  const { submit } = useSubmission<useDeleteMessageMutation, Deleting>({
    mutation: graphql`
      mutation useDeleteMessageMutation($input: DeleteMessageInput!) {
        deleteMessage(input: $input) {
          ... on DeleteMessageSuccess @alias(as: "success") {
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
  return (deleting: Deleting, onDone?: () => void) => submit(deleting, () => onDone?.())
}
