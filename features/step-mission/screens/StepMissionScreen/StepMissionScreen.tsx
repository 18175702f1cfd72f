import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as missionPaths } from '#addresses/mission.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Figure, LogInFirst, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { StepMap } from '../../components/StepMap/StepMap.tsx'
import { StepMapSkeleton } from '../../components/StepMap/StepMapSkeleton.tsx'
import { StepPoints } from '../../components/StepPoints/StepPoints.tsx'
import type { StepMissionScreenQuery } from './__generated__/StepMissionScreenQuery.graphql.ts'

/** `/step-mission`: a season's road, what its steps bring, and how far the fan has come. */
export function Screen(props: ScreenProps<StepMissionScreenQuery>) {
  const title = useIntl().formatMessage({ id: 'step-mission.title' })
  return (
    <ScreenPage title={title} skeleton={<StepMapSkeleton />}>
      <Season {...props} />
    </ScreenPage>
  )
}

function Season({ queryRef }: ScreenProps<StepMissionScreenQuery>) {
  const { tenant } = usePreloadedQuery<StepMissionScreenQuery>(
    graphql`
      query StepMissionScreenQuery @throwOnFieldError {
        tenant {
          community {
            id
            stepSeason {
              isOver
              viewerPoints
              ...StepPoints_season
              ...StepMap_season
            }
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const { id: communityId, stepSeason: season } = tenant.community
  if (!season)
    return (
      <EmptyState
        figure={<Figure name="closed" />}
        title={intl.formatMessage({ id: 'step-mission.empty.title' })}
        body={<FormattedMessage id="step-mission.empty.body" />}
      />
    )
  if (season.viewerPoints === null)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'step-mission.guest.title' })}
        body={intl.formatMessage({ id: 'step-mission.guest.body' })}
      />
    )
  return (
    <Stack gap={6}>
      <StepPoints season={season} />
      {!season.isOver && (
        <ButtonLink href={missionPaths.missions()} emphasis="outline" tone="neutral">
          <FormattedMessage id="step-mission.toMissions" />
        </ButtonLink>
      )}
      <StepMap {...{ season, communityId }} />
    </Stack>
  )
}
