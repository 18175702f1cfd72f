import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Section } from '#features/errors/index.ts'
import { latePart } from '#platform/routing/latePart.ts'
import type { TodaySection_community$key } from './__generated__/TodaySection_community.graphql.ts'
import { TodaySectionSkeleton } from './TodaySectionSkeleton.tsx'
// The page's style holds what the server has rendered before its code is here.
import './FortuneCard.css.ts'

const Today = latePart(() => import('./Today.tsx'))

/** What a member's day holds: its stamp, missions and game, and its fortune. */
export function TodaySection(props: { community: TodaySection_community$key }) {
  const community = useFragment(
    graphql`
      fragment TodaySection_community on Community @throwOnFieldError {
        ...Today_community
      }
    `,
    props.community,
  )
  return (
    <Section
      heading={
        <Heading level={2}>
          <FormattedMessage id="home.today.title" />
        </Heading>
      }
      skeleton={<TodaySectionSkeleton />}
    >
      <Today community={community} />
    </Section>
  )
}
