import { graphql } from 'react-relay'
import { useUndoableDeletion } from '#features/written/index.ts'
import type { useDeleteTopicMutation } from './__generated__/useDeleteTopicMutation.graphql.ts'

/** Gives the act of deleting an own topic, which the toast that says so undoes. */
export const useDeleteTopic = (): ((topicId: string) => void) =>
  useUndoableDeletion<useDeleteTopicMutation>({
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
    variables: (topicId, isDeleted) => ({ input: { topicId, isDeleted } }),
    words: { deleted: 'topic.deleted', undo: 'topic.deleted.undo' },
  })
