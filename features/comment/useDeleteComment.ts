import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useDeleteCommentMutation } from './__generated__/useDeleteCommentMutation.graphql.ts'

type Deleting = { commentId: string; isDeleted: boolean }

/** Gives the act of deleting an own comment, which the toast that says so undoes. */
export function useDeleteComment(): (commentId: string) => void {
  const intl = useIntl()
  const showToast = useToast()
  // What undoes is an act of its own: the menu may be gone by then.
  const restore = useSetDeleted()
  const remove = useSetDeleted()
  return (commentId) =>
    remove({ commentId, isDeleted: true }, () =>
      showToast({
        message: intl.formatMessage({ id: 'comment.deleted' }),
        action: {
          label: intl.formatMessage({ id: 'comment.deleted.undo' }),
          onPress: () => restore({ commentId, isDeleted: false }),
        },
      }),
    )
}

function useSetDeleted() {
  const onFailed = useFailureToast()
  const { submit } = useSubmission<useDeleteCommentMutation, Deleting>({
    mutation: graphql`
      mutation useDeleteCommentMutation($input: DeleteCommentInput!) {
        deleteComment(input: $input) {
          ... on DeleteCommentSuccess @alias(as: "success") {
            comment {
              id
              isDeleted
              subject {
                id
                commentCount
              }
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
