import { graphql, useFragment } from 'react-relay'
import { FormattedMessage } from 'react-intl'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Section } from '#features/errors/index.ts'
import type { HappeningSection_community$key } from './__generated__/HappeningSection_community.graphql.ts'
import { HappeningSectionSkeleton } from './HappeningSectionSkeleton.tsx'
import { HappeningSectionItem } from './HappeningSectionItem.tsx'

type HappeningSectionProps = { community: HappeningSection_community$key }

/** What is going on, soonest first. */
export function HappeningSection(props: HappeningSectionProps) {
  return (
    <Section
      heading={
        <Inline gap={3} justify="between" align="baseline" wrap>
          <Heading level={2}>
            <FormattedMessage id="home.happenings.title" />
          </Heading>
          <Text size="caption" tone="muted">
            <FormattedMessage id="home.happenings.note" />
          </Text>
        </Inline>
      }
      skeleton={<HappeningSectionSkeleton />}
    >
      <Happenings {...props} />
    </Section>
  )
}

function Happenings(props: HappeningSectionProps) {
  const { happenings } = useFragment(
    graphql`
      fragment HappeningSection_community on Community @throwOnFieldError {
        happenings {
          id
          ...HappeningSectionItem_happening
        }
      }
    `,
    props.community,
  )
  return happenings.length === 0 ? (
    <Text tone="muted">
      <FormattedMessage id="home.happenings.empty" />
    </Text>
  ) : (
    <Stack as="ol" gap={3}>
      {happenings.map((happening) => (
        <HappeningSectionItem key={happening.id} happening={happening} />
      ))}
    </Stack>
  )
}
