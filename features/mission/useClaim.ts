import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useClaimMutation } from './__generated__/useClaimMutation.graphql.ts'

/** Receives what waits for these rounds of missions, and says what came. */
export function useClaim(communityId: string) {
  const intl = useIntl()
  const showToast = useToast()
  return useSubmission<useClaimMutation, readonly string[]>({
    mutation: graphql`
      mutation useClaimMutation($input: ClaimMissionsInput!) {
        claimMissions(input: $input) {
          ... on ClaimMissionsSuccess @alias(as: "success") {
            coins
            tickets
            community {
              ...MissionBoard_community
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (roundIds) => ({ input: { communityId, roundIds: [...roundIds] } }),
    isRepeatable: true,
    onDone: ({ coins, tickets }) => {
      const both = String(coins > 0 && tickets > 0)
      const message =
        coins + tickets > 0
          ? intl.formatMessage({ id: 'mission.received' }, { coins, tickets, both })
          : intl.formatMessage({ id: 'mission.receivedThing' })
      showToast({ tone: 'success', message })
    },
    onFailed: useFailureToast(),
  })
}
