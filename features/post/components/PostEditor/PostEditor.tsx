import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useErrorWords } from '#features/errors/index.ts'
import { mentionsOf, useFindPeople } from '#features/mention/index.ts'
import { TextEditor, type EditedText, useBaseRevision } from '#features/written/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { postText } from '#rules/post.ts'
import type { PostEditor_post$key } from './__generated__/PostEditor_post.graphql.ts'
import type { PostEditorMutation } from './__generated__/PostEditorMutation.graphql.ts'

type PostEditorProps = { post: PostEditor_post$key; onClose: () => void }

/**
 * Where the text of an own post is changed. Where another device was first, what is typed stays, and takes the place of
 * that other text once it is saved again.
 */
export default function PostEditor({ onClose, ...props }: PostEditorProps) {
  const intl = useIntl()
  const post = useFragment(
    graphql`
      fragment PostEditor_post on Post @throwOnFieldError {
        id
        text
        mentions {
          start
          length
          userId
        }
        postedAt
        revision
        pictureCount
        poll {
          __typename
        }
      }
    `,
    props.post,
  )
  const { revision, takeStanding } = useBaseRevision(post.revision)
  const submission = useSubmission<PostEditorMutation, EditedText>({
    mutation: graphql`
      mutation PostEditorMutation($input: EditPostInput!) {
        editPost(input: $input) {
          ... on EditPostSuccess @alias(as: "success") {
            post {
              ...PostItem_post
            }
          }
          ... on PostChangedError {
            post {
              ...PostItem_post
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (edited) => ({ input: { ...edited, postId: post.id } }),
    isRepeatable: true,
    logIn: { step: 'login' },
    onDone: onClose,
    onFailed: (failure) => {
      if ('__typename' in failure && failure.__typename === 'PostChangedError') takeStanding()
    },
  })
  const words = useErrorWords()
  const findPeople = useFindPeople()
  return (
    <TextEditor
      title={intl.formatMessage({ id: 'post.edit.title' })}
      writtenAt={post.postedAt}
      text={post.text}
      mentions={mentionsOf(post.mentions)}
      findPeople={findPeople}
      rules={postText}
      mayBeEmpty={post.pictureCount > 0 && !post.poll}
      note={post.poll ? intl.formatMessage({ id: 'post.edit.poll' }) : undefined}
      problem={submission.error ? words(submission.error) : undefined}
      submission={submission}
      revision={revision}
      onClose={onClose}
    />
  )
}
