import { graphql } from 'react-relay'
import { useUndoableDeletion } from '#features/written/index.ts'
import type { useDeleteCommentMutation } from './__generated__/useDeleteCommentMutation.graphql.ts'

/** Gives the act of deleting an own comment, which the toast that says so undoes. */
export const useDeleteComment = (): ((commentId: string) => void) =>
  useUndoableDeletion<useDeleteCommentMutation>({
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
    variables: (commentId, isDeleted) => ({ input: { commentId, isDeleted } }),
    words: { deleted: 'comment.deleted', undo: 'comment.deleted.undo' },
  })
