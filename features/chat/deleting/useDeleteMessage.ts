import { graphql } from 'react-relay'
import { useUndoableDeletion } from '#features/written/index.ts'
import type { useDeleteMessageMutation } from './__generated__/useDeleteMessageMutation.graphql.ts'

/** Gives the act of deleting an own message, which the toast that says so undoes. */
export const useDeleteMessage = (): ((messageId: string) => void) =>
  useUndoableDeletion<useDeleteMessageMutation>({
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
    variables: (messageId, isDeleted) => ({ input: { messageId, isDeleted } }),
    words: { deleted: 'chat.deleted.done', undo: 'chat.deleted.undo' },
  })
