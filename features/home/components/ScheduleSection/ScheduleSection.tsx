import { graphql, useFragment } from 'react-relay'
import { FormattedMessage } from 'react-intl'
import { paths } from '#addresses/official-schedule.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Section } from '#features/errors/index.ts'
import type { ScheduleSection_community$key } from './__generated__/ScheduleSection_community.graphql.ts'
import { ScheduleSectionSkeleton } from './ScheduleSectionSkeleton.tsx'
import { ScheduleSectionItem } from './ScheduleSectionItem.tsx'

type ScheduleSectionProps = { community: ScheduleSection_community$key }

/** The streams and events that are next, soonest first, and the way to all of them. */
export function ScheduleSection(props: ScheduleSectionProps) {
  return (
    <Section
      heading={
        <Inline gap={3} justify="between" align="baseline" wrap>
          <Heading level={2}>
            <FormattedMessage id="home.schedules.title" />
          </Heading>
          <TextLink href={paths.events()}>
            <FormattedMessage id="home.schedules.all" />
          </TextLink>
        </Inline>
      }
      skeleton={<ScheduleSectionSkeleton />}
    >
      <Schedules {...props} />
    </Section>
  )
}

function Schedules(props: ScheduleSectionProps) {
  const { nextSchedules } = useFragment(
    graphql`
      fragment ScheduleSection_community on Community @throwOnFieldError {
        nextSchedules {
          id
          ...ScheduleSectionItem_schedule
        }
      }
    `,
    props.community,
  )
  if (nextSchedules.length === 0)
    return (
      <Text tone="muted">
        <FormattedMessage id="home.schedules.empty" />
      </Text>
    )
  return (
    <Stack gap={3}>
      <Stack as="ol" gap={3}>
        {nextSchedules.map((schedule) => (
          <ScheduleSectionItem key={schedule.id} schedule={schedule} />
        ))}
      </Stack>
      <Text size="caption" tone="muted">
        <FormattedMessage id="home.schedules.note" />
      </Text>
    </Stack>
  )
}
