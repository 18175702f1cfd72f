import { graphql } from 'react-relay'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useLikePostMutation } from './__generated__/useLikePostMutation.graphql.ts'

type Ways = {
  /** Hears how many are the viewer's now. */
  onDone?: (kept: number) => void
  onFailed: NonNullable<
    Parameters<typeof useSubmission<useLikePostMutation, number>>[0]['onFailed']
  >
}

/** Waves so many penlights at a post, as the viewer's whole number of them. A guest signs up first. */
export function useLikePost(postId: string, { onDone, onFailed }: Ways) {
  return useSubmission<useLikePostMutation, number>({
    mutation: graphql`
      mutation useLikePostMutation($input: LikePostInput!) {
        likePost(input: $input) {
          ... on LikePostSuccess @alias(as: "success") {
            post {
              id
              likeCount
              viewerLikeCount
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (count) => ({ input: { postId, count } }),
    isRepeatable: true,
    logIn: { step: 'signup' },
    resumeAs: `like:${postId}`,
    onDone: ({ post }) => onDone?.(post.viewerLikeCount),
    onFailed,
  })
}
