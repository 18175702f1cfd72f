import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as profilePaths } from '#addresses/profile.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { UserAvatar, UserName } from '#features/media/index.ts'
import { useSession } from '#platform/session/session.ts'
import type { AccountSection_viewer$key } from './__generated__/AccountSection_viewer.graphql.ts'

/** Who is signed in here; for a guest, the way in. */
export function AccountSection(props: { viewer: AccountSection_viewer$key }) {
  const { user } = useFragment(
    graphql`
      fragment AccountSection_viewer on Viewer @throwOnFieldError {
        user {
          id
          ...UserAvatar_user
          ...UserName_user
        }
      }
    `,
    props.viewer,
  )
  if (!user) return <GuestAccount />
  const { id } = user
  return (
    <Surface tone="paper" padding={4}>
      <Stack gap={4}>
        <Inline gap={3}>
          <UserAvatar user={user} size={56} />
          <div>
            <Text weight="bold" size="large" lines={2}>
              <FormattedMessage
                id="settings.account.name"
                values={{ name: <UserName user={user} /> }}
              />
            </Text>
            <Text size="small" tone="muted">
              <FormattedMessage id="settings.account.signedIn" />
            </Text>
          </div>
        </Inline>
        <Inline gap={3} wrap>
          <ButtonLink href={profilePaths.edit()} emphasis="soft" size="small">
            <FormattedMessage id="settings.account.edit" />
          </ButtonLink>
          <ButtonLink
            href={profilePaths.profile({ user_id: id })}
            tone="neutral"
            emphasis="outline"
            size="small"
          >
            <FormattedMessage id="settings.account.profile" />
          </ButtonLink>
        </Inline>
      </Stack>
    </Surface>
  )
}

function GuestAccount() {
  const { openLogin } = useSession()
  return (
    <Surface tone="paper" padding={4}>
      <Stack gap={4}>
        <Text size="small">
          <FormattedMessage id="settings.account.guest" />
        </Text>
        <Inline gap={3} wrap>
          <Button emphasis="soft" size="small" onClick={() => openLogin({ step: 'signup' })}>
            <FormattedMessage id="settings.account.signUp" />
          </Button>
          <Button
            tone="neutral"
            emphasis="outline"
            size="small"
            onClick={() => openLogin({ step: 'login' })}
          >
            <FormattedMessage id="settings.account.logIn" />
          </Button>
        </Inline>
      </Stack>
    </Surface>
  )
}
