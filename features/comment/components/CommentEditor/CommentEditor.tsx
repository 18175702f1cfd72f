import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useErrorWords } from '#features/errors/index.ts'
import { TextEditor } from '#features/written/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { commentText } from '#rules/comment.ts'
import type { CommentEditor_comment$key } from './__generated__/CommentEditor_comment.graphql.ts'
import type { CommentEditorMutation } from './__generated__/CommentEditorMutation.graphql.ts'

type CommentEditorProps = { comment: CommentEditor_comment$key; onClose: () => void }

/** Where the text of an own comment is changed, as that of a post is. */
export default function CommentEditor({ onClose, ...props }: CommentEditorProps) {
  const intl = useIntl()
  const comment = useFragment(
    graphql`
      fragment CommentEditor_comment on Comment @throwOnFieldError {
        id
        text
        revision
      }
    `,
    props.comment,
  )
  const { submit, isPending, error } = useSubmission<CommentEditorMutation, string>({
    mutation: graphql`
      mutation CommentEditorMutation($input: EditCommentInput!) {
        editComment(input: $input) {
          ... on EditCommentSuccess @alias(as: "success") {
            comment {
              ...CommentItem_comment
            }
          }
          ... on CommentChangedError {
            comment {
              ...CommentItem_comment
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (text) => ({ input: { commentId: comment.id, text, revision: comment.revision } }),
    isRepeatable: true,
    logIn: { step: 'login' },
    onDone: onClose,
  })
  const words = useErrorWords()
  return (
    <TextEditor
      title={intl.formatMessage({ id: 'comment.edit.title' })}
      text={comment.text}
      rules={commentText}
      problem={error ? words(error) : undefined}
      isSaving={isPending}
      onSave={submit}
      onClose={onClose}
    />
  )
}
