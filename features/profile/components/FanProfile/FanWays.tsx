import { FormattedMessage, useIntl } from 'react-intl'
import { commitLocalUpdate, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { paths } from '#addresses/profile.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useOpenDirect } from '#features/chat/index.ts'
import { FollowButton, FollowCounts } from '#features/follow/index.ts'
import { useMuteUser } from '#features/mute/index.ts'
import { part, ways } from './FanProfile.css.ts'
import { FanMenu } from './FanMenu.tsx'
import type { FanWays_fan$key } from './__generated__/FanWays_fan.graphql.ts'
import type { FanWays_viewer$key } from './__generated__/FanWays_viewer.graphql.ts'

type FanWaysProps = { fan: FanWays_fan$key; viewer: FanWays_viewer$key; communityId: string }

/** What one can do about a fan: write to them, keep them away, report them, let go of that; of oneself, change one's profile. */
export function FanWays({ communityId, ...props }: FanWaysProps) {
  const fan = useFragment(
    graphql`
      fragment FanWays_fan on Fan @throwOnFieldError {
        id
        mayBeWrittenTo
        ...FollowButton_fan
        ...FollowCounts_fan
        user {
          id
          displayName
        }
      }
    `,
    props.fan,
  )
  const viewer = useFragment(
    graphql`
      fragment FanWays_viewer on Viewer @throwOnFieldError {
        user {
          id
        }
        mutes {
          mutedUserIds
          blockedUserIds
        }
      }
    `,
    props.viewer,
  )
  const intl = useIntl()
  const openDirect = useOpenDirect()
  const isBlocked = viewer.mutes?.blockedUserIds.includes(fan.user.id) ?? false
  const environment = useRelayEnvironment()
  const { muteUser, isPending } = useMuteUser(() =>
    // Blocking has ended what the two followed of each other.
    commitLocalUpdate(environment, (store) => {
      if (!isBlocked) return
      store.get(fan.id)?.setValue(false, 'isFollowed').setValue(false, 'isFollower')
    }),
  )
  const { id: userId, displayName: name } = fan.user
  if (viewer.user?.id === userId)
    return (
      <div className={part}>
        <FollowCounts fan={fan} isOwn />
        <div>
          <ButtonLink href={paths.edit()} emphasis="soft" icon="edit">
            <FormattedMessage id="profile.edit.title" />
          </ButtonLink>
        </div>
      </div>
    )
  const isMuted = viewer.mutes?.mutedUserIds.includes(userId) ?? false
  const release = (
    <Button
      size="small"
      tone="neutral"
      emphasis="outline"
      isBusy={isPending}
      busyLabel={intl.formatMessage({ id: 'mute.busy' })}
      onClick={() => muteUser({ userId, mute: 'NONE' })}
    >
      <FormattedMessage id={isBlocked ? 'profile.unblock' : 'profile.unmute'} />
    </Button>
  )
  if (isBlocked)
    return (
      <>
        <div className={part} role="status">
          <Text>
            <FormattedMessage id="profile.blocked" values={{ name }} />
          </Text>
        </div>
        <div className={ways}>
          {release}
          <FanMenu user={{ id: userId, name }} kept="BLOCKED" />
        </div>
      </>
    )
  return (
    <>
      <div className={part}>
        <FollowCounts fan={fan} isOwn={false} />
      </div>
      <div className={ways}>
        <FollowButton fan={fan} communityId={communityId} />
        {fan.mayBeWrittenTo && (
          <Button tone="neutral" emphasis="outline" icon="mail" onClick={() => openDirect(userId)}>
            <FormattedMessage id="profile.write" />
          </Button>
        )}
        <FanMenu user={{ id: userId, name }} kept={isMuted ? 'MUTED' : undefined} />
      </div>
      {isMuted && (
        <div className={part} role="status">
          <Text size="small" tone="muted">
            <FormattedMessage id="profile.muted" values={{ name }} />
          </Text>
          <div>{release}</div>
        </div>
      )}
    </>
  )
}
