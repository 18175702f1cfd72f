import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useDeletePostMutation } from './__generated__/useDeletePostMutation.graphql.ts'

type Deleting = { postId: string; isDeleted: boolean }

/** Gives the act of deleting an own post, which the toast that says so undoes. */
export function useDeletePost(): (postId: string) => void {
  const intl = useIntl()
  const showToast = useToast()
  // What undoes is an act of its own: the menu may be gone by then.
  const restore = useSetDeleted()
  const remove = useSetDeleted()
  return (postId) =>
    remove({ postId, isDeleted: true }, () =>
      showToast({
        message: intl.formatMessage({ id: 'post.deleted' }),
        action: {
          label: intl.formatMessage({ id: 'post.deleted.undo' }),
          onPress: () => restore({ postId, isDeleted: false }),
        },
      }),
    )
}

function useSetDeleted() {
  const onFailed = useFailureToast()
  const { submit } = useSubmission<useDeletePostMutation, Deleting>({
    mutation: graphql`
      mutation useDeletePostMutation($input: DeletePostInput!) {
        deletePost(input: $input) {
          ... on DeletePostSuccess @alias(as: "success") {
            post {
              id
              isDeleted
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
