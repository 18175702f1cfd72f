import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as profilePaths } from '#addresses/profile.ts'
import { Avatar } from '#design-system/avatar/Avatar.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { MemberMoon, UserAvatar } from '#features/media/index.ts'
import { FollowButton } from '../FollowButton/FollowButton.tsx'
import { oshi, row, subscriber, who, words } from './FollowList.css.ts'
import type { FollowRow_follow$key } from './__generated__/FollowRow_follow.graphql.ts'

type FollowRowProps = { follow: FollowRow_follow$key; communityId: string }

/** Somebody who is followed or follows, the way to their page, and the way to follow them or stop. */
export function FollowRow({ communityId, ...props }: FollowRowProps) {
  const { fan } = useFragment(
    graphql`
      fragment FollowRow_follow on Follow @throwOnFieldError {
        fan {
          isFollower
          user {
            id
            displayName
            ...UserAvatar_user
          }
          membership {
            isSubscriber
            oshi {
              name
              palette
            }
          }
          ...FollowButton_fan
        }
      }
    `,
    props.follow,
  )
  if (!fan)
    return (
      <li className={row}>
        <Avatar name="" size={48} />
        <Text tone="muted">
          <FormattedMessage id="follow.left" />
        </Text>
      </li>
    )
  const { user, membership } = fan
  const talent = membership.oshi
  return (
    <li className={row}>
      <Link href={profilePaths.profile({ user_id: user.id })} className={who}>
        <UserAvatar user={user} size={48} />
        <span className={words}>
          <Text as="span" weight="bold" lines={2}>
            {user.displayName}
          </Text>
          {talent && (
            <span className={oshi} data-palette={talent.palette}>
              <Icon name="penlight" size={16} />
              <Text as="span" size="caption" tone="muted" lines={1}>
                <FormattedMessage id="follow.oshi" values={{ name: talent.name }} />
              </Text>
            </span>
          )}
          {membership.isSubscriber && (
            <span className={subscriber}>
              <MemberMoon />
              <Text as="span" size="caption" tone="muted">
                <FormattedMessage id="follow.subscriber" />
              </Text>
            </span>
          )}
          {fan.isFollower && (
            <Text as="span" size="caption" tone="muted">
              <FormattedMessage id="follow.follower" />
            </Text>
          )}
        </span>
      </Link>
      <FollowButton fan={fan} communityId={communityId} size="small" />
    </li>
  )
}
