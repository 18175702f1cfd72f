import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useErrorWords } from '#features/errors/index.ts'
import { mentionsOf, useFindPeople } from '#features/mention/index.ts'
import { TextEditor, type EditedText, useBaseRevision } from '#features/written/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { commentText } from '#rules/comment.ts'
import type { CommentEditor_comment$key } from './__generated__/CommentEditor_comment.graphql.ts'
import type { CommentEditorMutation } from './__generated__/CommentEditorMutation.graphql.ts'

type CommentEditorProps = {
  comment: CommentEditor_comment$key
  /** What it is about: those who talk there can be mentioned. */
  subjectId: string
  onClose: () => void
}

/** Where the text of an own comment is changed, as that of a post is. */
export default function CommentEditor({ subjectId, onClose, ...props }: CommentEditorProps) {
  const intl = useIntl()
  const comment = useFragment(
    graphql`
      fragment CommentEditor_comment on Comment @throwOnFieldError {
        id
        text
        mentions {
          start
          length
          userId
        }
        postedAt
        revision
      }
    `,
    props.comment,
  )
  const { revision, takeStanding } = useBaseRevision(comment.revision)
  const submission = useSubmission<CommentEditorMutation, EditedText>({
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
    variables: (edited) => ({ input: { ...edited, commentId: comment.id } }),
    isRepeatable: true,
    logIn: { step: 'login' },
    onDone: onClose,
    onFailed: (failure) => {
      if ('__typename' in failure && failure.__typename === 'CommentChangedError') takeStanding()
    },
  })
  const words = useErrorWords()
  const findPeople = useFindPeople(subjectId)
  return (
    <TextEditor
      title={intl.formatMessage({ id: 'comment.edit.title' })}
      writtenAt={comment.postedAt}
      text={comment.text}
      mentions={mentionsOf(comment.mentions)}
      findPeople={findPeople}
      rules={commentText}
      problem={submission.error ? words(submission.error) : undefined}
      submission={submission}
      revision={revision}
      onClose={onClose}
    />
  )
}
