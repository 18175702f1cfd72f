import type { ComponentProps, ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { FoldedLine, type Fold } from '#features/mute/index.ts'
import { PostItem } from './PostItem.tsx'
import type { PostRow_post$key } from './__generated__/PostRow_post.graphql.ts'

type PostRowProps = {
  post: PostRow_post$key
  viewerId: string | undefined
  renderText?: ComponentProps<typeof PostItem>['renderText']
  /** Why it stands in its list, said over it. */
  note?: ReactNode
  /** Why the fan does not want to see it; undefined where they do. */
  judge: (post: { id: string; authorId: string | undefined; text: string }) => Fold | undefined
}

/** A post in its list: folded where its reader keeps it away, gone where it was deleted. */
export function PostRow({ viewerId, judge, renderText, note, ...props }: PostRowProps) {
  const post = useFragment(
    graphql`
      fragment PostRow_post on Post @throwOnFieldError {
        id
        text
        isDeleted
        author {
          id
        }
        ...PostItem_post
      }
    `,
    props.post,
  )
  const { id, text, isDeleted, author } = post
  const fold = judge({ id, text, authorId: author?.id })
  if (isDeleted || fold === 'UNSEEN') return null
  const item = (
    <li data-post={id}>
      {note}
      <PostItem post={post} viewerId={viewerId} renderText={renderText} />
    </li>
  )
  return fold ? (
    <FoldedLine fold={fold} of="post" count={1}>
      {item}
    </FoldedLine>
  ) : (
    item
  )
}
