import { graphql, useFragment } from 'react-relay'
import { FormattedMessage } from 'react-intl'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Section } from '#features/errors/index.ts'
import { Image } from '#features/media/index.ts'
import { latePart } from '#platform/routing/latePart.ts'
import type { CommunityHead_community$key } from './__generated__/CommunityHead_community.graphql.ts'
import type { CommunityHead_viewer$key } from './__generated__/CommunityHead_viewer.graphql.ts'
import { TodaySection } from '../TodaySection/TodaySection.tsx'
import { JoinPanel } from './JoinPanel.tsx'
import { WelcomeBackSkeleton } from './WelcomeBackSkeleton.tsx'
import {
  greeting,
  head,
  hero,
  members,
  nameRow,
  names,
  side,
  strip,
  today,
} from './CommunityHead.css.ts'
// The page's style holds what the server has rendered before its code is here.
import './WelcomeBack.css.ts'

// A guest's home does without it.
const WelcomeBack = latePart(() => import('./WelcomeBack.tsx'))

type CommunityHeadProps = {
  community: CommunityHead_community$key
  viewer: CommunityHead_viewer$key
}

/** Who this is: the hero picture and the name; then the way in, or a greeting and the day for who is in. */
export function CommunityHead(props: CommunityHeadProps) {
  const community = useFragment(
    graphql`
      fragment CommunityHead_community on Community @throwOnFieldError {
        name
        tagline
        description
        memberCount
        hero {
          ...Image_image
        }
        viewerMembership {
          id
        }
        ...JoinPanel_community
        ...WelcomeBack_community
        ...TodaySection_community
      }
    `,
    props.community,
  )
  const { user } = useFragment(
    graphql`
      fragment CommunityHead_viewer on Viewer @throwOnFieldError {
        user {
          ...WelcomeBack_user
        }
      }
    `,
    props.viewer,
  )
  const count = (
    <span className={members}>
      <Icon name="users" size={16} />
      <FormattedMessage id="home.members" values={{ count: community.memberCount }} />
    </span>
  )
  // Who is in knows where they are: for them the day comes first.
  const isIn = community.viewerMembership && user
  return (
    <header className={head}>
      <div className={isIn ? strip : hero}>
        <Image image={community.hero} priority />
      </div>
      {isIn ? (
        <div className={nameRow}>
          <Heading level={1} size="medium" tabIndex={-1}>
            {community.name}
          </Heading>
          {count}
        </div>
      ) : (
        <div className={names}>
          <Heading level={1} size="display" tabIndex={-1}>
            {community.name}
          </Heading>
          <Text size="large" tone="accent" weight="bold">
            {community.tagline}
          </Text>
          <Text tone="muted">{community.description}</Text>
          {count}
        </div>
      )}
      {isIn ? (
        <>
          <div className={greeting}>
            <Section skeleton={<WelcomeBackSkeleton />}>
              <WelcomeBack community={community} user={user} />
            </Section>
          </div>
          <div className={today}>
            <TodaySection community={community} />
          </div>
        </>
      ) : (
        <div className={side}>
          <JoinPanel community={community} />
        </div>
      )}
    </header>
  )
}
