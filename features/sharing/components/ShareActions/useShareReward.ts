import { useState } from 'react'
import { graphql } from 'react-relay'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useShareRewardMutation } from './__generated__/useShareRewardMutation.graphql.ts'

export type ShareableCard = {
  id: string
  title: string
  /** Promised for showing it; null where nothing is. */
  rewardCoins: number | null | undefined
}

/** Receives what is promised for having shared a card, where anything is. */
export function useShareReward({ id, rewardCoins }: ShareableCard) {
  const [received, setReceived] = useState<number | null>(null)
  const { submit, retry, isPending, error } = useSubmission<useShareRewardMutation>({
    mutation: graphql`
      mutation useShareRewardMutation($cardId: ID!) {
        receiveShareReward(input: { cardId: $cardId }) {
          ... on ReceiveShareRewardSuccess @alias(as: "success") {
            coins
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: () => ({ cardId: id }),
    // It is given once, however often it is asked for.
    isRepeatable: true,
    onDone: ({ coins }) => setReceived(coins),
  })
  return {
    receive: () => {
      if (rewardCoins != null) submit()
    },
    retry,
    isPending,
    error,
    received,
  }
}
