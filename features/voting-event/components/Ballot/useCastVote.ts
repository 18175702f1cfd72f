import { graphql, useFragment } from 'react-relay'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useCastVote_event$key } from './__generated__/useCastVote_event.graphql.ts'
import type { useCastVoteMutation } from './__generated__/useCastVoteMutation.graphql.ts'

/** Casts the viewer's vote; a guest signs up first, and chooses anew once they may vote. */
export function useCastVote(key: useCastVote_event$key) {
  const { id } = useFragment(
    graphql`
      fragment useCastVote_event on VotingEvent @throwOnFieldError {
        id
      }
    `,
    key,
  )
  const { submit, retry, isPending, error } = useSubmission<useCastVoteMutation, string>({
    mutation: graphql`
      mutation useCastVoteMutation($input: CastVoteInput!) {
        castVote(input: $input) {
          ... on CastVoteSuccess @alias(as: "success") {
            event {
              id
              viewerStanding
              viewerVotesLeft
              viewerVotes {
                id
                day
                receipt
                castAt
                isPublished
                candidate {
                  id
                  name
                }
              }
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (candidateId, idempotencyKey) => ({
      input: { eventId: id, candidateId, idempotencyKey },
    }),
    isRepeatable: true,
    logIn: { step: 'signup' },
  })
  return { cast: submit, isCasting: isPending, error, retry }
}
