import { useIntl } from 'react-intl'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useClaimBoardQuery } from './__generated__/useClaimBoardQuery.graphql.ts'
import type { useClaimMutation } from './__generated__/useClaimMutation.graphql.ts'

const boardQuery = graphql`
  query useClaimBoardQuery @throwOnFieldError {
    tenant {
      community {
        ...MissionBoard_community
      }
    }
  }
`

/** Receives what waits for these rounds of missions, and says what came. Where it is refused, the board is loaded anew. */
export function useClaim(communityId: string) {
  const intl = useIntl()
  const showToast = useToast()
  const sayFailure = useFailureToast()
  const environment = useRelayEnvironment()
  return useSubmission<useClaimMutation, readonly string[]>({
    mutation: graphql`
      mutation useClaimMutation($input: ClaimMissionsInput!) {
        claimMissions(input: $input) {
          ... on ClaimMissionsSuccess @alias(as: "success") {
            coins
            tickets
            community {
              ...MissionBoard_community
              stepSeason {
                isOver
                viewerPoints
                ...StepPoints_season
                ...StepMap_season
              }
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
    onFailed(error) {
      if (error instanceof Error || error.__typename !== 'MissionRewardError')
        return sayFailure(error)
      // Its words say that the newest is there: they wait for it.
      fetchQuery<useClaimBoardQuery>(environment, boardQuery, {}).subscribe({
        complete: () => sayFailure(error),
        error: sayFailure,
      })
    },
  })
}
