import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as profilePaths } from '#addresses/profile.ts'
import { Avatar } from '#design-system/avatar/Avatar.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { UserAvatar, UserName } from '#features/media/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { MuteOrBlock } from '../../muteOrBlock.ts'
import { useMuteUser } from '../../useMuteUser.ts'
import { nameLink, row, words } from '../MuteListSkeleton/MuteList.css.ts'
import type { MutedUserRow_mutedUser$key } from './__generated__/MutedUserRow_mutedUser.graphql.ts'
import type { MutedUserRow_mutes$key } from './__generated__/MutedUserRow_mutes.graphql.ts'

type MutedUserRowProps = {
  mutedUser: MutedUserRow_mutedUser$key
  mutes: MutedUserRow_mutes$key
  mute: MuteOrBlock
}

/** Somebody who is kept away, since when, and the way to let go of them; then the way back. */
export function MutedUserRow({ mute, ...props }: MutedUserRowProps) {
  const { userId, user, mutedAt } = useFragment(
    graphql`
      fragment MutedUserRow_mutedUser on MutedUser @throwOnFieldError {
        userId
        mutedAt
        user {
          displayName
          ...UserAvatar_user
          ...UserName_user
        }
      }
    `,
    props.mutedUser,
  )
  const { mutedUserIds, blockedUserIds } = useFragment(
    graphql`
      fragment MutedUserRow_mutes on ViewerMutes @throwOnFieldError {
        mutedUserIds
        blockedUserIds
      }
    `,
    props.mutes,
  )
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const { muteUser, isPending } = useMuteUser()
  const isMutedOrBlocked = (mute === 'MUTED' ? mutedUserIds : blockedUserIds).includes(userId)
  const name = user?.displayName ?? intl.formatMessage({ id: 'mute.user.left' })
  return (
    <li className={row}>
      {user ? <UserAvatar user={user} size={40} /> : <Avatar name={name} size={40} />}
      <div className={words}>
        <Text weight="medium" lines={1}>
          {user ? (
            <Link href={profilePaths.profile({ user_id: userId })} className={nameLink}>
              <UserName user={user} />
            </Link>
          ) : (
            name
          )}
        </Text>
        <Text size="caption" tone="muted">
          <FormattedMessage
            id={isMutedOrBlocked ? 'mute.user.since' : `mute.user.released.${mute}`}
            values={{ day: tokyo.day(mutedAt) }}
          />
        </Text>
      </div>
      {(isMutedOrBlocked || user) && (
        <Button
          size="small"
          tone="neutral"
          emphasis={isMutedOrBlocked ? 'outline' : 'soft'}
          isBusy={isPending}
          busyLabel={intl.formatMessage({ id: 'mute.busy' })}
          onClick={() => muteUser({ userId, mute: isMutedOrBlocked ? 'NONE' : mute })}
        >
          <VisuallyHidden>
            <FormattedMessage id="mute.user.of" values={{ name }} />
          </VisuallyHidden>
          <FormattedMessage
            id={isMutedOrBlocked ? `mute.user.release.${mute}` : 'mute.user.again'}
          />
        </Button>
      )}
    </li>
  )
}
