import { useIntl } from 'react-intl'
import { paths } from '#addresses/post.ts'
import { useBookmarkItem, WrittenMenu, type WrittenAuthor } from '#features/written/index.ts'
import { latePart } from '#platform/routing/latePart.ts'
import { useDeletePost } from '../../useDeletePost.ts'
import type { PostEditor_post$key } from '../PostEditor/__generated__/PostEditor_post.graphql.ts'

const PostEditor = latePart(() => import('../PostEditor/PostEditor.tsx'))

type PostMenuProps = {
  postId: string
  /** What is edited and when it was posted; none where the viewer may not edit it. */
  editing?: { post: PostEditor_post$key; postedAt: string } | undefined
  author: WrittenAuthor
  isOwn: boolean
  /** The viewer waves penlights at it. */
  isLit: boolean
  /** The viewer keeps it. */
  isBookmarked: boolean
}

/** What can be done with a post besides waving at it. */
export function PostMenu({ postId, editing, isBookmarked, ...props }: PostMenuProps) {
  const intl = useIntl()
  const onDelete = useDeletePost()
  const bookmark = useBookmarkItem({ id: postId, isBookmarked })
  return (
    <WrittenMenu
      {...props}
      bookmark={bookmark}
      subject={{ kind: 'POST', id: postId }}
      label={intl.formatMessage({ id: 'post.more' })}
      edit={
        editing && {
          postedAt: editing.postedAt,
          renderEditor: (onClose) => <PostEditor post={editing.post} onClose={onClose} />,
        }
      }
      deletion={{ label: intl.formatMessage({ id: 'post.delete' }), onDelete }}
      link={{
        path: paths.post({ post_id: postId }),
        label: intl.formatMessage({ id: 'post.copyLink' }),
        copied: intl.formatMessage({ id: 'post.copied' }),
        failed: intl.formatMessage({ id: 'post.copy.failed' }),
      }}
    />
  )
}
