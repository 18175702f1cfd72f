import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useShareRewardMutation } from './__generated__/useShareRewardMutation.graphql.ts'

export type ShareableCard = {
  id: string
  title: string
  /** Promised for showing it; null where nothing is. */
  rewardCoins: number | null | undefined
}

/** Receives what is promised for having shared a card, where anything is, and says so in passing. */
export function useShareReward({ id, rewardCoins }: ShareableCard) {
  const intl = useIntl()
  const showToast = useToast()
  const words = useErrorWords()
  const { submit, isPending } = useSubmission<useShareRewardMutation>({
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
    onDone: ({ coins }) =>
      showToast({
        tone: 'success',
        message: intl.formatMessage({ id: 'sharing.received' }, { coins }),
      }),
    onFailed: (error) => showToast({ tone: 'info', message: words(error) }),
  })
  return {
    receive: () => {
      if (rewardCoins != null) submit()
    },
    isPending,
  }
}
