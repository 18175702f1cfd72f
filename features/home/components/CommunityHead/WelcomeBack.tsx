import { graphql, useFragment } from 'react-relay'
import { FormattedMessage } from 'react-intl'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { isToday } from '#platform/time/useTokyoTime.ts'
import type { WelcomeBack_community$key } from './__generated__/WelcomeBack_community.graphql.ts'
import type { WelcomeBack_user$key } from './__generated__/WelcomeBack_user.graphql.ts'
import { OshiGreeting } from './OshiGreeting.tsx'
import { UnreadChannels } from './UnreadChannels.tsx'

type WelcomeBackProps = { community: WelcomeBack_community$key; user: WelcomeBack_user$key }

/** A member's welcome: their oshi's words, and what they have not read. */
export default function WelcomeBack(props: WelcomeBackProps) {
  const community = useFragment(
    graphql`
      fragment WelcomeBack_community on Community @throwOnFieldError {
        viewerMembership {
          joinedAt
          oshi {
            ...OshiGreeting_talent
          }
        }
        ...UnreadChannels_community
      }
    `,
    props.community,
  )
  const { displayName } = useFragment(
    graphql`
      fragment WelcomeBack_user on User @throwOnFieldError {
        displayName
      }
    `,
    props.user,
  )
  const membership = community.viewerMembership
  const oshi = membership?.oshi
  const isNew = membership && isToday(membership.joinedAt)
  return (
    <Stack gap={4}>
      <Heading level={2} size="medium">
        <FormattedMessage
          id={isNew ? 'home.greeting.new' : 'home.greeting'}
          values={{ name: displayName }}
        />
      </Heading>
      {oshi ? (
        <OshiGreeting talent={oshi} />
      ) : (
        <Stack gap={2} align="start">
          <Text size="small" tone="muted">
            <FormattedMessage id="home.oshi.none" />
          </Text>
          <ButtonLink href="/welcome" emphasis="soft" icon="penlight">
            <FormattedMessage id="home.oshi.choose" />
          </ButtonLink>
        </Stack>
      )}
      <UnreadChannels community={community} />
    </Stack>
  )
}
