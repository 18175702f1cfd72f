import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { LoadMore } from '#features/errors/index.ts'
import { useFold } from '#features/mute/index.ts'
import { PostItemSkeleton, PostRows } from '#features/post/index.ts'
import { useKeptPlace } from '#features/written/index.ts'
import type { MorePages } from '#platform/relay/usePages.ts'
import type { PostFeed_posts$key } from './__generated__/PostFeed_posts.graphql.ts'
import type { PostFeed_viewer$key } from './__generated__/PostFeed_viewer.graphql.ts'
import { line, list } from './PostFeed.css.ts'
import { ResumeButton } from './ResumeButton.tsx'

type PostFeedProps = {
  posts: PostFeed_posts$key
  viewer: PostFeed_viewer$key
  /** Why each stands here, said over it. */
  notes?: readonly React.ReactNode[]
  /** When the newest post was posted that the reader saw on their last visit. */
  lastSeenAt?: string | null
  next: MorePages
}

/** Posts in their order, page after page as the reader comes near the end; they stay where they were. */
export function PostFeed({ notes, lastSeenAt, next, ...props }: PostFeedProps) {
  const posts = useFragment(
    graphql`
      fragment PostFeed_posts on Post @relay(plural: true) @throwOnFieldError {
        id
        postedAt
        ...PostRows_posts
      }
    `,
    props.posts,
  )
  const { user, mutes } = useFragment(
    graphql`
      fragment PostFeed_viewer on Viewer @throwOnFieldError {
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
  const ref = useRef<HTMLUListElement>(null)
  useKeptPlace(ref, { ids: posts.map(({ id }) => id), next })
  const seenAt = lastSeenAt ? Date.parse(lastSeenAt) : undefined
  const lineAt =
    seenAt === undefined ? -1 : posts.findIndex(({ postedAt }) => Date.parse(postedAt) <= seenAt)
  return (
    <>
      {seenAt !== undefined && lineAt !== 0 && <ResumeButton isThere={lineAt > 0} next={next} />}
      <ul ref={ref} className={list}>
        <PostRows
          posts={posts}
          viewerId={user?.id}
          judge={judge}
          notes={notes}
          over={{ id: lineAt > 0 ? posts[lineAt]?.id : undefined, line: <LastVisit /> }}
        />
      </ul>
      <LoadMore {...next} skeleton={<PostItemSkeleton count={3} />} ahead={{ distance: 1_200 }} />
    </>
  )
}

/** Where the last visit ended. */
function LastVisit() {
  return (
    <li className={line} data-line tabIndex={-1}>
      <FormattedMessage id="timeline.line" />
    </li>
  )
}
