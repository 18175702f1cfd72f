import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ShareableCard } from '#features/sharing/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useVoteCard_event$key } from './__generated__/useVoteCard_event.graphql.ts'
import type { useVoteCardMutation } from './__generated__/useVoteCardMutation.graphql.ts'

/** Makes a card of the viewer's newest vote; the same vote has the same card. */
export function useVoteCard(key: useVoteCard_event$key) {
  const { id } = useFragment(
    graphql`
      fragment useVoteCard_event on VotingEvent @throwOnFieldError {
        id
      }
    `,
    key,
  )
  const [made, setMade] = useState<ShareableCard | null>(null)
  const { submit, retry, isPending, error } = useSubmission<useVoteCardMutation>({
    mutation: graphql`
      mutation useVoteCardMutation($eventId: ID!) {
        shareVote(input: { eventId: $eventId }) {
          ... on ShareVoteSuccess @alias(as: "success") {
            card {
              id
              title
              rewardCoins
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: () => ({ eventId: id }),
    isRepeatable: true,
    onDone: ({ card }) => setMade(card),
  })
  return { make: () => submit(), isMaking: isPending, error, retry, made }
}
