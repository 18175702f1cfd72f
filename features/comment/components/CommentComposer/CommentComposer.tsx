import { type KeyboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { ConnectionHandler } from 'relay-runtime'
import { Button } from '#design-system/button/Button.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useErrorWords } from '#features/errors/index.ts'
import { MentionField, useFindPeople, type DraftMention } from '#features/mention/index.ts'
import { useSentOnReturn } from '#platform/submission/useSentOnReturn.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { commentText } from '#rules/comment.ts'
import { findMentionsAgain } from '#rules/mention.ts'
import type { CommentComposerMutation } from './__generated__/CommentComposerMutation.graphql.ts'
import { composer, foot, note } from './CommentComposer.css.ts'
import { useCommentDraft } from './useCommentDraft.ts'

/** From so many on, the fan is told how many characters are left. */
const counterFrom = 100

type CommentComposerProps = {
  subjectId: string
  /** The comment that is answered. */
  replyTo?: { id: string; name: string }
  /** The list that it joins: in front, or at the end where it is a reply. */
  connectionId: string
  onWritten?: () => void
}

type Written = { text: string; mentions: DraftMention[]; replyToId: string | undefined }

/** Where a comment or a reply is written. What is typed outlives reloads, a log-in on the way, and an answer that never came. */
export function CommentComposer(props: CommentComposerProps) {
  const { subjectId, replyTo, connectionId, onWritten } = props
  const intl = useIntl()
  const showToast = useToast()
  const errorWords = useErrorWords()
  const draft = useCommentDraft(subjectId, replyTo?.id)
  const text = draft.text ?? ''
  const findPeople = useFindPeople(subjectId)
  const submission = useSubmission<CommentComposerMutation, Written>({
    mutation: graphql`
      mutation CommentComposerMutation($input: CreateCommentInput!) {
        createComment(input: $input) {
          ... on CreateCommentSuccess @alias(as: "success") {
            commentEdge {
              cursor
              node {
                id
                ...CommentThread_comment
                ...CommentItem_comment
                ...readFoldable_comment
              }
            }
            subject {
              id
              commentCount
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (written, idempotencyKey) => ({
      input: { ...written, subjectId, idempotencyKey },
    }),
    updater: (store) => {
      const edge = store.getRootField('createComment')?.getLinkedRecord('commentEdge')
      const list = store.get(connectionId)
      const inList = edge && list && ConnectionHandler.buildConnectionEdge(store, list, edge)
      if (!inList) return
      if (replyTo) ConnectionHandler.insertEdgeAfter(list, inList)
      else ConnectionHandler.insertEdgeBefore(list, inList)
    },
    isRepeatable: true,
    logIn: { step: 'signup' },
    onDone: () => {
      draft.forget()
      const id = replyTo ? 'comment.reply.done' : 'comment.write.done'
      showToast({ tone: 'success', message: intl.formatMessage({ id }) })
      onWritten?.()
    },
  })
  const { submit, isPending, error } = submission
  const left = commentText.charactersLeft(text)
  const cleaned = commentText.clean(text)
  const written = {
    text: cleaned,
    mentions: findMentionsAgain(text, cleaned, draft.mentions),
    replyToId: replyTo?.id,
  }
  useSentOnReturn(submission, written)
  const isSendable = cleaned !== '' && left >= 0
  const send = () => {
    if (isSendable) submit(written)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, keyCode, ctrlKey, metaKey, nativeEvent } = event
    // Safari tells of the Enter that ends a conversion only after it has ended: by its code.
    if (nativeEvent.isComposing || keyCode === 229) return
    if (key === 'Enter' && (ctrlKey || metaKey)) send()
  }
  const label = replyTo
    ? intl.formatMessage({ id: 'comment.reply.to' }, { name: replyTo.name })
    : intl.formatMessage({ id: 'comment.write' })
  const placeholder = replyTo
    ? intl.formatMessage({ id: 'comment.reply.placeholder' }, { name: replyTo.name })
    : intl.formatMessage({ id: 'comment.write.placeholder' })
  return (
    <form
      className={composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <MentionField
        label={label}
        isLabelHidden
        placeholder={placeholder}
        text={text}
        mentions={draft.mentions}
        onChange={draft.write}
        findPeople={findPeople}
        readOnly={isPending}
        onKeyDown={onKeyDown}
        error={error ? errorWords(error) : undefined}
        minRows={1}
        maxRows={8}
      />
      {(text !== '' || isPending) && (
        <div className={foot}>
          <span className={note}>
            <Text
              key={Math.min(left, counterFrom + 1)}
              as="span"
              size="caption"
              tone={left < 0 ? 'danger' : 'muted'}
              tabular
            >
              {left < 0 ? (
                <FormattedMessage id="comment.write.over" values={{ count: -left }} />
              ) : left <= counterFrom ? (
                <FormattedMessage id="comment.write.left" values={{ count: left }} />
              ) : (
                <FormattedMessage id="comment.write.kept" />
              )}
            </Text>
          </span>
          <Button
            type="submit"
            size="small"
            icon="send"
            disabled={!isSendable}
            isBusy={isPending}
            busyLabel={intl.formatMessage({ id: 'comment.write.busy' })}
          >
            <FormattedMessage id={replyTo ? 'comment.reply' : 'comment.write.send'} />
          </Button>
        </div>
      )}
    </form>
  )
}
