import { useIntl } from 'react-intl'
import { paths } from '#addresses/post.ts'
import { WrittenMenu, type WrittenAuthor } from '#features/written/index.ts'
import { useDeletePost } from '../../useDeletePost.ts'

type PostMenuProps = {
  postId: string
  author: WrittenAuthor
  isOwn: boolean
  /** The viewer waves penlights at it. */
  isLit: boolean
}

/** What can be done with a post besides waving at it. */
export function PostMenu({ postId, ...props }: PostMenuProps) {
  const intl = useIntl()
  const onDelete = useDeletePost()
  return (
    <WrittenMenu
      {...props}
      subject={{ kind: 'POST', id: postId }}
      label={intl.formatMessage({ id: 'post.more' })}
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
