import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { receiptOf } from '#rules/voteReceipt.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useCastVote_event$key } from './__generated__/useCastVote_event.graphql.ts'
import type { useCastVoteMutation } from './__generated__/useCastVoteMutation.graphql.ts'

type Casting = {
  event: useCastVote_event$key
  /** Null for a guest. */
  voterId: string | null
  /** The receipt is not the one that follows from what this browser sent: it may be another fan's too. */
  onForged: () => void
}

/** Casts the viewer's vote; a guest signs up first, and chooses anew once they may vote. */
export function useCastVote({ event, voterId, onForged }: Casting) {
  const { id } = useFragment(
    graphql`
      fragment useCastVote_event on VotingEvent @throwOnFieldError {
        id
      }
    `,
    event,
  )
  const sentKey = useRef('')
  const { submit, retry, isPending, error } = useSubmission<useCastVoteMutation, string>({
    mutation: graphql`
      mutation useCastVoteMutation($input: CastVoteInput!) {
        castVote(input: $input) {
          ... on CastVoteSuccess @alias(as: "success") {
            vote {
              day
              receipt
            }
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
                  picture {
                    ...Image_image
                  }
                  talent {
                    palette
                  }
                }
              }
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (candidateId, idempotencyKey) => {
      sentKey.current = idempotencyKey
      return { input: { eventId: id, candidateId, idempotencyKey } }
    },
    isRepeatable: true,
    logIn: { step: 'signup' },
    onDone: ({ vote: { day, receipt } }) => {
      if (voterId === null) return
      const own = receiptOf({ eventId: id, day, voterId, key: sentKey.current })
      if (own !== receipt) onForged()
    },
  })
  return { cast: submit, isCasting: isPending, error, retry }
}
