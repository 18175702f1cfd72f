import { useState } from 'react'
import { graphql } from 'react-relay'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useVotePollMutation } from './__generated__/useVotePollMutation.graphql.ts'

/** Votes in a post’s poll; what stands is shown, whether this vote was taken or not. */
export function useVotePoll(postId: string) {
  const [hasVoted, setHasVoted] = useState(false)
  const { submit, isPending, error } = useSubmission<useVotePollMutation, number>({
    mutation: graphql`
      mutation useVotePollMutation($input: VotePollInput!) {
        votePoll(input: $input) {
          ... on VotePollSuccess @alias(as: "success") {
            post {
              ...PollCard_post
            }
          }
          ... on PollAlreadyVotedError {
            post {
              ...PollCard_post
            }
          }
          ... on PollEndedError {
            post {
              ...PollCard_post
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (choice, idempotencyKey) => ({ input: { postId, choice, idempotencyKey } }),
    isRepeatable: true,
    logIn: { step: 'signup' },
    onDone: () => setHasVoted(true),
  })
  return { vote: submit, isVoting: isPending, hasVoted, error }
}
