import { graphql } from 'react-relay'
import { useFailureToast } from '#features/errors/index.ts'
import { useLatestChoice } from '#platform/submission/useLatestChoice.ts'
import type { useWavePenlightsMutation } from './__generated__/useWavePenlightsMutation.graphql.ts'

/**
 * Gives the act of waving so many penlights at a post, a topic or a comment, as the viewer's whole number of them. A
 * guest signs up first.
 */
export function useWavePenlights(subjectId: string): (count: number) => void {
  return useLatestChoice<useWavePenlightsMutation, number>({
    subject: `like:${subjectId}`,
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
    show: (store, count) => {
      const shown = store.get(subjectId)
      const [all, own] = ['likeCount', 'viewerLikeCount'].map((name) => shown?.getValue(name))
      shown?.setValue(Number(all) - Number(own) + count, 'likeCount')
      shown?.setValue(count, 'viewerLikeCount')
    },
    logIn: { step: 'signup' },
    isResumed: true,
    onFailed: useFailureToast(),
  })
}
