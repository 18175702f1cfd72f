import { type KeyboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Changing } from '#design-system/changing/Changing.tsx'
import { Select } from '#design-system/select/Select.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextArea } from '#design-system/text-area/TextArea.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { postText } from '#rules/post.ts'
import { CommentAudience } from '#schema/enums.generated.ts'
import type { Audience } from '#schema/types.generated.ts'
import { listDraft } from '../../drafts/saveDraft.ts'
import { usePostDraft, type OpenedDraft } from '../../drafts/usePostDraft.ts'
import { AudienceChoice } from '../AudienceChoice/AudienceChoice.tsx'
import { useAudience } from '../AudienceChoice/useAudience.ts'
import { useCommentAudience } from '../../useCommentAudience.ts'
import type { PostComposerMutation } from './__generated__/PostComposerMutation.graphql.ts'
import { actions, composer, foot, note } from './PostComposer.css.ts'

/** From so many on, the fan is told how many characters are left. */
const counterFrom = 200

type PostComposerProps = {
  communityId: string
  /** For whom the viewer may write in it (`Community.viewerAudiences`). */
  audiences: readonly Audience[]
  /** The list that a new post is put in front of, where one is there. */
  connectionId?: string
  /** A draft from the list of all, in place of what the composer holds. */
  draft?: OpenedDraft
  onPosted?: () => void
}

/**
 * Where a post is written. What is typed stands in this browser until the gateway has it, as a draft within a second:
 * over reloads, a log-in on the way, and an answer that never came.
 */
export function PostComposer({
  communityId,
  audiences,
  connectionId,
  draft,
  onPosted,
}: PostComposerProps) {
  const intl = useIntl()
  const showToast = useToast()
  const { text, write, key, place, forget } = usePostDraft(communityId, draft)
  const { audience, setAudience, forgetAudience } = useAudience(audiences)
  const [commentAudience, setCommentAudience] = useCommentAudience(communityId)
  const { submit, isPending, error } = useSubmission<PostComposerMutation, string>({
    mutation: graphql`
      mutation PostComposerMutation($input: CreatePostInput!, $connections: [ID!]!) {
        createPost(input: $input) {
          ... on CreatePostSuccess @alias(as: "success") {
            postEdge @prependEdge(connections: $connections) {
              cursor
              node {
                id
                ...PostRows_posts
              }
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (written, idempotencyKey) => ({
      input: {
        communityId,
        text: written,
        audience,
        commentAudience,
        idempotencyKey,
        draftKey: key,
      },
      connections: connectionId === undefined ? [] : [connectionId],
    }),
    updater: (store) => {
      const isPosted = store.getRootField('createPost')?.getLinkedRecord('postEdge')
      if (isPosted && key !== null) listDraft(store, { communityId, key })
    },
    isRepeatable: true,
    logIn: { step: 'signup' },
    onDone: () => {
      forget()
      forgetAudience()
      setCommentAudience('ALL')
      showToast({ tone: 'success', message: intl.formatMessage({ id: 'post.write.done' }) })
      onPosted?.()
    },
  })
  const errorWords = useErrorWords()
  const left = postText.charactersLeft(text)
  const isSendable = postText.clean(text) !== '' && left >= 0
  const send = () => {
    if (isSendable) submit(postText.clean(text))
  }
  const putAway = () => {
    forget()
    showToast({ message: intl.formatMessage({ id: 'post.draft.kept' }) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, keyCode, ctrlKey, metaKey, nativeEvent } = event
    // Safari tells of the Enter that ends a conversion only after it has ended: by its code.
    if (nativeEvent.isComposing || keyCode === 229) return
    if (key === 'Enter' && (ctrlKey || metaKey)) send()
  }
  return (
    <form
      className={composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextArea
        label={intl.formatMessage({ id: 'post.write' })}
        isLabelHidden
        placeholder={intl.formatMessage({ id: 'post.write.placeholder' })}
        value={text}
        onChange={write}
        onKeyDown={onKeyDown}
        error={error ? errorWords(error) : undefined}
        minRows={2}
        maxRows={12}
      />
      {text !== '' && (
        <AudienceChoice audiences={audiences} value={audience} onChange={setAudience} />
      )}
      {text !== '' && (
        <Select
          label={intl.formatMessage({ id: 'post.write.audience' })}
          options={CommentAudience.map((value) => ({
            value,
            label: intl.formatMessage({ id: `post.write.audience.${value}` }),
          }))}
          value={commentAudience}
          onChange={setCommentAudience}
        />
      )}
      <div className={foot}>
        <span className={note}>
          <Text as="span" size="caption" tone={left < 0 ? 'danger' : 'muted'} tabular>
            <Changing of={left > counterFrom ? place : left}>
              {left < 0 ? (
                <FormattedMessage id="post.write.over" values={{ count: -left }} />
              ) : left <= counterFrom ? (
                <FormattedMessage id="post.write.left" values={{ count: left }} />
              ) : (
                <FormattedMessage id={`post.write.kept.${place}`} />
              )}
            </Changing>
          </Text>
        </span>
        <div className={actions}>
          {!draft && text !== '' && place === 'everywhere' && (
            <Button emphasis="quiet" tone="neutral" size="small" onClick={putAway}>
              <FormattedMessage id="post.draft.putAway" />
            </Button>
          )}
          <Button
            type="submit"
            icon="send"
            disabled={!isSendable}
            isBusy={isPending}
            busyLabel={intl.formatMessage({ id: 'post.write.busy' })}
          >
            <FormattedMessage id="post.write.send" />
          </Button>
        </div>
      </div>
    </form>
  )
}
