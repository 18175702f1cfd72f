import { graphql } from 'react-relay'
import { useUndoableDeletion } from '#features/written/index.ts'
import type { useDeletePostMutation } from './__generated__/useDeletePostMutation.graphql.ts'

/** Gives the act of deleting an own post, which the toast that says so undoes. */
export const useDeletePost = (): ((postId: string) => void) =>
  useUndoableDeletion<useDeletePostMutation>({
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
    variables: (postId, isDeleted) => ({ input: { postId, isDeleted } }),
    words: { deleted: 'post.deleted', undo: 'post.deleted.undo' },
  })
