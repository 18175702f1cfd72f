import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { StepPoints_season$key } from './__generated__/StepPoints_season.graphql.ts'
import { bar } from './StepPoints.css.ts'

/** A season's name and end, the fan's points, and how far it is to the next step. */
export function StepPoints(props: { season: StepPoints_season$key }) {
  const { name, closesAt, claimableUntil, isOver, viewerPoints, steps } = useFragment(
    graphql`
      fragment StepPoints_season on StepSeason @throwOnFieldError {
        name
        closesAt
        claimableUntil
        isOver
        viewerPoints
        steps {
          points
        }
      }
    `,
    props.season,
  )
  const tokyo = useTokyoTime()
  const points = viewerPoints ?? 0
  const next = steps.find((step) => step.points > points)?.points
  const former = steps.findLast((step) => step.points <= points)?.points ?? 0
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={2}>{name}</Heading>
        {!isOver && (
          <Text size="small" tone="muted">
            <FormattedMessage
              id="step-mission.closes"
              values={{ moment: tokyo.dayAndTime(closesAt) }}
            />
          </Text>
        )}
      </Stack>
      {isOver && (
        <Banner tone="info">
          <FormattedMessage
            id="step-mission.over"
            values={{ moment: tokyo.dayAndTime(claimableUntil) }}
          />
        </Banner>
      )}
      <Text key={points} size="large" weight="bold" tone="accent" tabular>
        <FormattedMessage id="step-mission.points" values={{ points }} />
      </Text>
      {next !== undefined && !isOver && (
        <progress className={bar} value={points - former} max={next - former} aria-hidden />
      )}
      {(next === undefined || !isOver) && (
        <Text size="small">
          {next === undefined ? (
            <FormattedMessage id="step-mission.arrived" />
          ) : (
            <FormattedMessage id="step-mission.next" values={{ left: next - points }} />
          )}
        </Text>
      )}
    </Stack>
  )
}
