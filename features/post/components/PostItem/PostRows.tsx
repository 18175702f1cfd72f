import type { ComponentProps, ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { FoldedRuns, type Fold } from '#features/mute/index.ts'
import type { MorePages } from '#platform/relay/usePages.ts'
import { PostItem } from './PostItem.tsx'
import type { PostRows_posts$key } from './__generated__/PostRows_posts.graphql.ts'

type PostRowsProps = {
  posts: PostRows_posts$key
  viewerId: string | undefined
  renderText?: ComponentProps<typeof PostItem>['renderText']
  /** Why each stands in its list, said over it. */
  notes?: readonly ReactNode[] | undefined
  /** A line over the post of an id, as an item of the list. */
  over?: { id: string | undefined; line: ReactNode } | undefined
  /** See `FoldedRuns`. */
  next?: MorePages
  /** Why the fan does not want to see it; undefined where they do. */
  judge: (post: { id: string; authorId: string | undefined; text: string }) => Fold | undefined
}

/** Posts in their list: folded where their reader keeps them away, gone where they were deleted. */
export function PostRows({
  viewerId,
  judge,
  renderText,
  notes,
  over,
  next,
  ...props
}: PostRowsProps) {
  const posts = useFragment(
    graphql`
      fragment PostRows_posts on Post @relay(plural: true) @throwOnFieldError {
        id
        text
        isDeleted
        author {
          id
        }
        poll {
          choices {
            text
          }
        }
        ...PostItem_post
      }
    `,
    props.posts,
  )
  return (
    <FoldedRuns
      items={posts}
      of="post"
      judge={({ id, text, author, poll }) => {
        // A muted word is not read in a choice either.
        const said = [text, ...(poll?.choices ?? []).map((choice) => choice.text)].join('\n')
        return judge({ id, text: said, authorId: author?.id })
      }}
      over={over}
      {...(next && { next })}
    >
      {(post) => (
        <li data-written={post.id}>
          {notes?.[posts.indexOf(post)]}
          <PostItem post={post} viewerId={viewerId} renderText={renderText} />
        </li>
      )}
    </FoldedRuns>
  )
}
