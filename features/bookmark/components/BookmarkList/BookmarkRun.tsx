import type { ComponentProps } from 'react'
import { graphql, useFragment } from 'react-relay'
import { PostRows } from '#features/post/index.ts'
import { FoldedTopics } from '#features/topic/index.ts'
import { topics } from './BookmarkList.css.ts'
import type { BookmarkRun_bookmarks$key } from './__generated__/BookmarkRun_bookmarks.graphql.ts'

type BookmarkRunProps = {
  /** All of one kind. */
  bookmarks: BookmarkRun_bookmarks$key
  viewerId: string | undefined
  judge: ComponentProps<typeof PostRows>['judge']
}

/** Posts, or topics, that stand one after the other among what a fan keeps. */
export function BookmarkRun({ viewerId, judge, ...props }: BookmarkRunProps) {
  const bookmarks = useFragment(
    graphql`
      fragment BookmarkRun_bookmarks on Bookmarkable @relay(plural: true) @throwOnFieldError {
        ... on Post @alias(as: "post") {
          ...PostRows_posts
        }
        ... on Topic @alias(as: "topic") {
          ...FoldedTopics_topics
        }
      }
    `,
    props.bookmarks,
  )
  const postsOf = bookmarks.flatMap(({ post }) => (post ? [post] : []))
  if (postsOf.length > 0) return <PostRows posts={postsOf} viewerId={viewerId} judge={judge} />
  return (
    <li>
      <ul className={topics}>
        <FoldedTopics
          topics={bookmarks.flatMap(({ topic }) => (topic ? [topic] : []))}
          judge={judge}
        />
      </ul>
    </li>
  )
}
