import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Sheet } from '#design-system/sheet/Sheet.tsx'
import { TextArea } from '#design-system/text-area/TextArea.tsx'
import { useErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { postText } from '#rules/post.ts'
import type { PostEditor_post$key } from './__generated__/PostEditor_post.graphql.ts'
import type { PostEditorMutation } from './__generated__/PostEditorMutation.graphql.ts'

type PostEditorProps = { post: PostEditor_post$key; onClose: () => void }

/**
 * Where the text of an own post is changed. What is typed is lost with a close alone: where another device was first, it
 * stays, and takes the place of that other text once it is saved again.
 */
export default function PostEditor({ onClose, ...props }: PostEditorProps) {
  const intl = useIntl()
  const post = useFragment(
    graphql`
      fragment PostEditor_post on Post @throwOnFieldError {
        id
        text
        revision
      }
    `,
    props.post,
  )
  const [text, setText] = useState(post.text)
  const { submit, isPending, error } = useSubmission<PostEditorMutation, string>({
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
    variables: (edited) => ({ input: { postId: post.id, text: edited, revision: post.revision } }),
    isRepeatable: true,
    logIn: { step: 'login' },
    onDone: onClose,
  })
  const words = useErrorWords()
  const left = postText.charactersLeft(text)
  const edited = postText.clean(text)
  const isSame = edited === post.text
  const over = intl.formatMessage({ id: 'post.write.over' }, { count: -left })
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={isSame}
      title={intl.formatMessage({ id: 'post.edit.title' })}
      closeLabel={intl.formatMessage({ id: 'post.edit.cancel' })}
      footer={
        <Button
          isFullWidth
          disabled={isSame || edited === '' || left < 0}
          onClick={() => submit(edited)}
          isBusy={isPending}
          busyLabel={intl.formatMessage({ id: 'post.edit.saving' })}
        >
          <FormattedMessage id="post.edit.save" />
        </Button>
      }
    >
      <TextArea
        label={intl.formatMessage({ id: 'post.edit.title' })}
        isLabelHidden
        value={text}
        onChange={setText}
        error={left < 0 ? over : error ? words(error) : undefined}
        minRows={4}
      />
    </Sheet>
  )
}
