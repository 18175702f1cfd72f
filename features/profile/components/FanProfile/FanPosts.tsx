import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { useFold } from '#features/mute/index.ts'
import { PostRows } from '#features/post/index.ts'
import { part, posts as list } from './FanProfile.css.ts'
import type { FanPosts_fan$key } from './__generated__/FanPosts_fan.graphql.ts'
import type { FanPosts_viewer$key } from './__generated__/FanPosts_viewer.graphql.ts'

type FanPostsProps = { fan: FanPosts_fan$key; viewer: FanPosts_viewer$key }

/** What a member posted last; nothing where the viewer may read none of it. */
export function FanPosts(props: FanPostsProps) {
  const { posts } = useFragment(
    graphql`
      fragment FanPosts_fan on Fan @throwOnFieldError {
        posts {
          id
          isDeleted
          ...PostRows_posts
        }
      }
    `,
    props.fan,
  )
  const { user, mutes } = useFragment(
    graphql`
      fragment FanPosts_viewer on Viewer @throwOnFieldError {
        user {
          id
        }
        mutes {
          ...useFold_mutes
        }
      }
    `,
    props.viewer,
  )
  const judge = useFold(mutes, user?.id)
  if (posts.every(({ isDeleted }) => isDeleted)) return null
  return (
    <section className={part}>
      <Heading level={2} size="medium">
        <FormattedMessage id="profile.posts" />
      </Heading>
      <ul className={list}>
        <PostRows posts={posts} viewerId={user?.id} judge={judge} />
      </ul>
    </section>
  )
}
