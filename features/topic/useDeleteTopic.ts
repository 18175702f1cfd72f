import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useDeleteTopicMutation } from './__generated__/useDeleteTopicMutation.graphql.ts'

type Deleting = { topicId: string; isDeleted: boolean }

/** Gives the act of deleting an own topic, which the toast that says so undoes. */
export function useDeleteTopic(): (topicId: string) => void {
  const intl = useIntl()
  const showToast = useToast()
  // What undoes is an act of its own: the menu may be gone by then.
  const restore = useSetDeleted()
  const remove = useSetDeleted()
  return (topicId) =>
    remove({ topicId, isDeleted: true }, () =>
      showToast({
        message: intl.formatMessage({ id: 'topic.deleted' }),
        action: {
          label: intl.formatMessage({ id: 'topic.deleted.undo' }),
          onPress: () => restore({ topicId, isDeleted: false }),
        },
      }),
    )
}

function useSetDeleted() {
  const onFailed = useFailureToast()
  const { submit } = useSubmission<useDeleteTopicMutation, Deleting>({
    mutation: graphql`
      mutation useDeleteTopicMutation($input: DeleteTopicInput!) {
        deleteTopic(input: $input) {
          ... on DeleteTopicSuccess @alias(as: "success") {
            topic {
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
