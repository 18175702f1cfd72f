import { useRef, type KeyboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Select } from '#design-system/select/Select.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { MentionField, useFindPeople } from '#features/mention/index.ts'
import { PictureButton, PictureTray, useGivenFiles } from '#features/picture/index.ts'
import { PollButton, PollFields } from '#features/poll/index.ts'
import { useSession } from '#platform/session/session.ts'
import { useSentOnReturn } from '#platform/submission/useSentOnReturn.ts'
import { findMentionsAgain } from '#rules/mention.ts'
import { postPicturesMost, postText } from '#rules/post.ts'
import { CommentAudience } from '#schema/enums.generated.ts'
import type { Audience } from '#schema/types.generated.ts'
import { usePostDraft, type OpenedDraft } from '../../drafts/usePostDraft.ts'
import { AudienceChoice } from '../AudienceChoice/AudienceChoice.tsx'
import { useAudience } from '../AudienceChoice/useAudience.ts'
import { useCommentAudience } from '../../useCommentAudience.ts'
import { PostComposerNote } from './PostComposerNote.tsx'
import { usePostPictures } from './usePostPictures.ts'
import { usePostPoll } from './usePostPoll.ts'
import { useSendPost } from './useSendPost.ts'
import { actions, choice, composer, dropping, foot, note } from './PostComposer.css.ts'

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
  const form = useRef<HTMLFormElement>(null)
  const isFan = useSession().status === 'loggedIn'
  const { text, mentions, write, key, asideKey, place, forget } = usePostDraft(communityId, draft)
  const findPeople = useFindPeople()
  const chosen = usePostPictures(communityId, asideKey)
  const { pictures } = chosen
  const asking = usePostPoll(communityId, asideKey)
  const { poll } = asking
  const { audience, setAudience, forgetAudience } = useAudience(audiences)
  const [commentAudience, setCommentAudience] = useCommentAudience(communityId)
  const { submission, isPending, problem, pollRefusal } = useSendPost({
    communityId,
    connectionId,
    draftKey: key,
    onDone: () => {
      forget()
      asking.forget()
      forgetAudience()
      setCommentAudience('ALL')
      showToast({ tone: 'success', message: intl.formatMessage({ id: 'post.write.done' }) })
      onPosted?.()
    },
    onUploadsGone: chosen.sendAgain,
  })
  const cleaned = postText.clean(text)
  const called = findMentionsAgain(text, cleaned, mentions)
  const written = {
    text: cleaned,
    mentions: called,
    pictures,
    poll,
    audience,
    commentAudience,
  }
  useSentOnReturn(submission, written)
  const left = postText.charactersLeft(text)
  const isBegun = text !== '' || pictures.length > 0 || poll !== null
  const isFull = pictures.length >= postPicturesMost
  const isSendable =
    (cleaned !== '' || (pictures.length > 0 && !poll)) &&
    left >= 0 &&
    chosen.left === 0 &&
    pictures.length <= postPicturesMost
  const send = () => {
    if (!isSendable || !asking.isSound()) return
    submission.submit(written, () => chosen.takeOut(pictures))
  }
  const beside = besideWords({ pictures: pictures.length, poll })
  const putAway = () => {
    const id = beside ? (`post.draft.kept.${beside}` as const) : 'post.draft.kept'
    if (key !== null) {
      chosen.putAway(key)
      asking.putAway(key)
    }
    forget()
    showToast({ message: intl.formatMessage({ id }) })
  }
  // The composer of a desktop is there on a phone too, unseen.
  const isSeen = () => form.current?.checkVisibility() ?? false
  const { isDropping, onPaste } = useGivenFiles(isFan, (files) => {
    if (isSeen()) void chosen.add(files)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, keyCode, ctrlKey, metaKey, nativeEvent } = event
    // Safari tells of the Enter that ends a conversion only after it has ended: by its code.
    if (nativeEvent.isComposing || keyCode === 229) return
    if (key === 'Enter' && (ctrlKey || metaKey)) send()
  }
  return (
    <form
      ref={form}
      className={isDropping ? `${composer} ${dropping}` : composer}
      onPaste={onPaste}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <MentionField
        label={intl.formatMessage({ id: 'post.write' })}
        isLabelHidden
        placeholder={intl.formatMessage({
          id: poll ? 'post.write.placeholder.poll' : 'post.write.placeholder',
        })}
        text={text}
        mentions={mentions}
        onChange={write}
        findPeople={findPeople}
        readOnly={isPending}
        onKeyDown={onKeyDown}
        error={problem}
        minRows={2}
        maxRows={12}
      />
      {isDropping && (
        <Text size="small" tone="accent" weight="bold">
          <FormattedMessage id="picture.drop" />
        </Text>
      )}
      {(pictures.length > 0 || chosen.refused.length > 0) && (
        <PictureTray
          pictures={pictures}
          refused={chosen.refused}
          most={postPicturesMost}
          states={chosen.states}
          onRetry={chosen.retry}
          asksAlt
          onRemove={chosen.remove}
          onDescribe={chosen.describe}
        />
      )}
      {poll && (
        <PollFields
          poll={poll}
          onChange={asking.change}
          onDiscard={asking.discard}
          isBegun={asking.isBegun}
          isAsked={asking.isAsked}
          refusal={pollRefusal}
        />
      )}
      {isFan && (
        <span className={choice}>
          <PictureButton
            onPick={(files) => void chosen.add(files)}
            disabled={isFull}
            count={{ of: pictures.length, most: postPicturesMost }}
          />
          {!poll && <PollButton onClick={asking.begin} isFocused={asking.isGivenUp} />}
        </span>
      )}
      {isBegun && <AudienceChoice audiences={audiences} value={audience} onChange={setAudience} />}
      {isBegun && (
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
          <PostComposerNote
            left={left}
            place={text === '' && beside ? 'here' : place}
            beside={beside}
            pictures={{ left: chosen.left, isStopped: chosen.isStopped }}
          />
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

/** What stands on this device alone, whose words are in the drafts. */
function besideWords({ pictures, poll }: { pictures: number; poll: object | null }) {
  if (pictures > 0) return poll ? 'both' : 'pictures'
  return poll ? 'poll' : undefined
}
