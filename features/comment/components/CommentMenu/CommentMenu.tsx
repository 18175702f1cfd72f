import { useIntl } from 'react-intl'
import { WrittenMenu, type WrittenAuthor } from '#features/written/index.ts'
import { useDeleteComment } from '../../useDeleteComment.ts'

type CommentMenuProps = {
  commentId: string
  author: WrittenAuthor
  isOwn: boolean
  /** The viewer waves penlights at it. */
  isLit: boolean
}

/** What can be done with a comment besides waving at it. */
export function CommentMenu({ commentId, ...props }: CommentMenuProps) {
  const intl = useIntl()
  const onDelete = useDeleteComment()
  return (
    <WrittenMenu
      {...props}
      subject={{ kind: 'COMMENT', id: commentId }}
      label={intl.formatMessage({ id: 'comment.more' })}
      deletion={{ label: intl.formatMessage({ id: 'comment.delete' }), onDelete }}
    />
  )
}
