import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as stepPaths } from '#addresses/step-mission.ts'
import { Button } from '#design-system/button/Button.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Figure, LogInFirst } from '#features/errors/index.ts'
import { keepFocus } from '#platform/focus/keepFocus.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { MissionPeriod } from '#schema/types.generated.ts'
import { useClaim } from '../../useClaim.ts'
import { MissionRow } from '../MissionRow/MissionRow.tsx'
import type { MissionBoard_community$key } from './__generated__/MissionBoard_community.graphql.ts'
import { MissionSection } from './MissionSection.tsx'

const periods: readonly MissionPeriod[] = ['DAILY', 'WEEKLY', 'MONTHLY', 'ONCE']
/** What the gateway gives in one go. */
const mostAtOnce = listSizes['Community.viewerMissions']

/** A fan's missions by period, what was missed first, and one press for all that waits. */
export function MissionBoard(props: { community: MissionBoard_community$key }) {
  const community = useFragment(
    graphql`
      fragment MissionBoard_community on Community @throwOnFieldError {
        id
        stepSeason {
          name
        }
        viewerMissions {
          id
          standing
          mission {
            period
          }
          ...MissionRow_round
        }
        viewerMissedMissions {
          id
          ...MissionRow_round
        }
      }
    `,
    props.community,
  )
  const {
    id: communityId,
    stepSeason,
    viewerMissions: rounds,
    viewerMissedMissions: missed,
  } = community
  const intl = useIntl()
  const claim = useClaim(communityId)
  if (!rounds)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'mission.guest.title' })}
        body={intl.formatMessage({ id: 'mission.guest.body' })}
      />
    )
  if (rounds.length === 0)
    return (
      <EmptyState
        figure={<Figure name="closed" />}
        title={intl.formatMessage({ id: 'mission.empty.title' })}
        body={<FormattedMessage id="mission.empty.body" />}
      />
    )
  const waiting = [...missed, ...rounds.filter(({ standing }) => standing === 'DONE')].slice(
    0,
    mostAtOnce,
  )
  return (
    <div ref={keepFocus}>
      <Stack gap={8}>
        {stepSeason && (
          <ButtonLink href={stepPaths.stepMission()} emphasis="outline" tone="neutral">
            <FormattedMessage id="mission.toSteps" values={{ season: stepSeason.name }} />
          </ButtonLink>
        )}
        {waiting.length > 1 && (
          <Button
            size="large"
            isFullWidth
            isBusy={claim.isPending}
            busyLabel={intl.formatMessage({ id: 'mission.claiming' })}
            onClick={() => claim.submit(waiting.map(({ id }) => id))}
          >
            <FormattedMessage id="mission.claimAll" values={{ count: waiting.length }} />
          </Button>
        )}
        {missed.length > 0 && (
          <MissionSection
            title={<FormattedMessage id="mission.missed" />}
            note={<FormattedMessage id="mission.missed.how" />}
          >
            {missed.map((round) => (
              <MissionRow key={round.id} {...{ round, communityId }} isMissed />
            ))}
          </MissionSection>
        )}
        {periods
          .map((period) => ({
            period,
            of: rounds.filter((each) => each.mission.period === period),
          }))
          .filter(({ of }) => of.length > 0)
          .map(({ period, of }) => (
            <MissionSection
              key={period}
              title={<FormattedMessage id={`mission.period.${period}`} />}
              note={<FormattedMessage id={`mission.renewal.${period}`} />}
            >
              {of.map((round) => (
                <MissionRow key={round.id} {...{ round, communityId }} />
              ))}
            </MissionSection>
          ))}
      </Stack>
    </div>
  )
}
