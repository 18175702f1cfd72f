import { graphql, useFragment } from 'react-relay'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { paths } from '#addresses/home.ts'
import { paths as onboardingPaths } from '#addresses/onboarding.ts'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useJoinCommunity } from '#features/community/index.ts'
import type { JoinPanel_community$key } from './__generated__/JoinPanel_community.graphql.ts'

/** The way in, for a guest and for a fan who has not joined. */
export function JoinPanel(props: { community: JoinPanel_community$key }) {
  const { id } = useFragment(
    graphql`
      fragment JoinPanel_community on Community @throwOnFieldError {
        id
      }
    `,
    props.community,
  )
  const intl = useIntl()
  const navigate = useNavigate()
  const { join, isJoining } = useJoinCommunity({
    communityId: id,
    redirectPath: paths.home(),
    onJoined: () => void navigate(onboardingPaths.welcome()),
    onFailed: useFailureToast(),
  })
  return (
    <Stack gap={2}>
      <Button
        size="large"
        isFullWidth
        onClick={join}
        isBusy={isJoining}
        busyLabel={intl.formatMessage({ id: 'home.joining' })}
      >
        <FormattedMessage id="home.join" />
      </Button>
      <Text size="small" tone="muted">
        <FormattedMessage id="home.join.note" />
      </Text>
    </Stack>
  )
}
