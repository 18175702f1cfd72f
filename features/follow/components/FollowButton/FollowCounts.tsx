import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/follow.ts'
import { Changing } from '#design-system/changing/Changing.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { count, counts } from './FollowCounts.css.ts'
import type { FollowCounts_fan$key } from './__generated__/FollowCounts_fan.graphql.ts'

type FollowCountsProps = {
  fan: FollowCounts_fan$key
  /** It is the viewer: they may go on to who it is. */
  isOwn: boolean
}

/** How many a fan follows, how many follow them, and whether they follow the viewer. */
export function FollowCounts({ isOwn, ...props }: FollowCountsProps) {
  const { followingCount, followerCount, isFollower } = useFragment(
    graphql`
      fragment FollowCounts_fan on Fan @throwOnFieldError {
        followingCount
        followerCount
        isFollower
      }
    `,
    props.fan,
  )
  const following = (
    <Changing of={followingCount}>
      <FormattedMessage id="follow.following.count" values={{ count: followingCount }} />
    </Changing>
  )
  const followers = (
    <Changing of={followerCount}>
      <FormattedMessage id="follow.followers.count" values={{ count: followerCount }} />
    </Changing>
  )
  const list = paths.followList()
  return (
    <div className={counts}>
      <Text as="span" size="small" tabular>
        {isOwn ? (
          <Link href={list} className={count}>
            {following}
          </Link>
        ) : (
          following
        )}
      </Text>
      <Text as="span" size="small" tabular>
        {isOwn ? (
          <Link href={`${list}?list=followers`} className={count}>
            {followers}
          </Link>
        ) : (
          followers
        )}
      </Text>
      {isFollower && !isOwn && (
        <Text as="span" size="small" tone="muted">
          <FormattedMessage id="follow.follower" />
        </Text>
      )}
    </div>
  )
}
