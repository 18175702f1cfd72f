import { useIntl } from 'react-intl'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useRankClaimMutation } from './__generated__/useRankClaimMutation.graphql.ts'
import type { useRankClaimSeasonQuery } from './__generated__/useRankClaimSeasonQuery.graphql.ts'

const seasonQuery = graphql`
  query useRankClaimSeasonQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on SupporterSeason @alias(as: "season") {
        ...RankStanding_season
        ...RankLadder_season
        ...PointRules_season
      }
    }
  }
`

/** Receives a rank's reward, and says what came. Where it is refused, the season is loaded anew. */
export function useRankClaim(seasonId: string, reward: { id: string; words: string }) {
  const intl = useIntl()
  const showToast = useToast()
  const sayFailure = useFailureToast()
  const environment = useRelayEnvironment()
  return useSubmission<useRankClaimMutation>({
    mutation: graphql`
      mutation useRankClaimMutation($input: ClaimSupporterRankRewardInput!) {
        claimSupporterRankReward(input: $input) {
          ... on ClaimSupporterRankRewardSuccess @alias(as: "success") {
            season {
              ...RankStanding_season
              ...RankLadder_season
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: () => ({ input: { seasonId, rewardId: reward.id } }),
    isRepeatable: true,
    onDone: () =>
      showToast({
        tone: 'success',
        message: intl.formatMessage({ id: 'supporter-rank.received' }, { reward: reward.words }),
      }),
    onFailed(error) {
      if (error instanceof Error || error.__typename !== 'SupporterRankRewardError')
        return sayFailure(error)
      // Its words say that the newest is there: they wait for it.
      fetchQuery<useRankClaimSeasonQuery>(environment, seasonQuery, { id: seasonId }).subscribe({
        complete: () => sayFailure(error),
        error: sayFailure,
      })
    },
  })
}
