import { useIntl } from 'react-intl'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useStepClaimMutation } from './__generated__/useStepClaimMutation.graphql.ts'
import type { useStepClaimSeasonQuery } from './__generated__/useStepClaimSeasonQuery.graphql.ts'

const seasonQuery = graphql`
  query useStepClaimSeasonQuery @throwOnFieldError {
    tenant {
      community {
        stepSeason {
          ...StepMap_season
          ...StepPoints_season
        }
      }
    }
  }
`

/** Receives a step's reward, and says what came. Where it is refused, the season is loaded anew. */
export function useStepClaim(communityId: string, step: { id: string; reward: string }) {
  const intl = useIntl()
  const showToast = useToast()
  const sayFailure = useFailureToast()
  const environment = useRelayEnvironment()
  return useSubmission<useStepClaimMutation>({
    mutation: graphql`
      mutation useStepClaimMutation($input: ClaimStepRewardInput!) {
        claimStepReward(input: $input) {
          ... on ClaimStepRewardSuccess @alias(as: "success") {
            season {
              ...StepMap_season
              ...StepPoints_season
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (_, requestId) => ({ input: { communityId, stepId: step.id, requestId } }),
    isRepeatable: true,
    onDone: () =>
      showToast({
        tone: 'success',
        message: intl.formatMessage({ id: 'step-mission.received' }, { reward: step.reward }),
      }),
    onFailed(error) {
      if (error instanceof Error || error.__typename !== 'StepMissionRewardError')
        return sayFailure(error)
      // Its words say that the newest is there: they wait for it.
      fetchQuery<useStepClaimSeasonQuery>(environment, seasonQuery, {}).subscribe({
        complete: () => sayFailure(error),
        error: sayFailure,
      })
    },
  })
}
