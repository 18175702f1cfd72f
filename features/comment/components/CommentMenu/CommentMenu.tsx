import { useIntl } from 'react-intl'
import { WrittenMenu, type WrittenAuthor } from '#features/written/index.ts'
import { latePart } from '#platform/routing/latePart.ts'
import { useDeleteComment } from '../../useDeleteComment.ts'
import type { CommentEditor_comment$key } from '../CommentEditor/__generated__/CommentEditor_comment.graphql.ts'

const CommentEditor = latePart(() => import('../CommentEditor/CommentEditor.tsx'))

type CommentMenuProps = {
  commentId: string
  /** What is edited, what it is about, and when it was written; none where the viewer may not edit it. */
  editing?: { comment: CommentEditor_comment$key; subjectId: string; postedAt: string } | undefined
  author: WrittenAuthor
  isOwn: boolean
  /** The viewer waves penlights at it. */
  isLit: boolean
}

/** What can be done with a comment besides waving at it. */
export function CommentMenu({ commentId, editing, ...props }: CommentMenuProps) {
  const intl = useIntl()
  const onDelete = useDeleteComment()
  return (
    <WrittenMenu
      {...props}
      subject={{ kind: 'COMMENT', id: commentId }}
      label={intl.formatMessage({ id: 'comment.more' })}
      edit={
        editing && {
          postedAt: editing.postedAt,
          renderEditor: (onClose) => (
            <CommentEditor
              comment={editing.comment}
              subjectId={editing.subjectId}
              onClose={onClose}
            />
          ),
        }
      }
      deletion={{ label: intl.formatMessage({ id: 'comment.delete' }), onDelete }}
    />
  )
}
