import { graphql } from 'react-relay'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useWavePenlightsMutation } from './__generated__/useWavePenlightsMutation.graphql.ts'

type Ways = {
  /** Hears how many are the viewer's now. */
  onDone?: (kept: number) => void
  onFailed: NonNullable<
    Parameters<typeof useSubmission<useWavePenlightsMutation, number>>[0]['onFailed']
  >
}

/** Waves so many penlights at a post, a topic or a comment, as the viewer's whole number of them. A guest signs up first. */
export function useWavePenlights(subjectId: string, { onDone, onFailed }: Ways) {
  return useSubmission<useWavePenlightsMutation, number>({
    mutation: graphql`
      mutation useWavePenlightsMutation($input: WavePenlightsInput!) {
        wavePenlights(input: $input) {
          ... on WavePenlightsSuccess @alias(as: "success") {
            subject {
              id
              likeCount
              viewerLikeCount
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (count) => ({ input: { subjectId, count } }),
    isRepeatable: true,
    logIn: { step: 'signup' },
    resumeAs: `like:${subjectId}`,
    onDone: ({ subject }) => onDone?.(subject.viewerLikeCount),
    onFailed,
  })
}
