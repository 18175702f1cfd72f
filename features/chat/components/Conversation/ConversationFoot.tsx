import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRevalidator } from 'react-router-dom'
import { paths } from '#addresses/chat.ts'
import { paths as storePaths } from '#addresses/store.ts'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useJoinCommunity } from '#features/community/index.ts'
import { useFailureToast } from '#features/errors/index.ts'
import { findPeople, useDraftMentions, type DraftMention } from '#features/mention/index.ts'
import { PictureTray } from '#features/picture/index.ts'
import { picturesMost } from '#rules/message.ts'
import { forgetWithheld } from '../../live/forgetWithheld.ts'
import { useDraftPictures } from '../../drafts/draftPictures.ts'
import { useDraft } from '../../drafts/drafts.ts'
import { tellTyping } from '../../typing/tellTyping.ts'
import { roomName } from '../../direct/roomName.ts'
import type { Outgoing } from '../../outbox/outgoing.ts'
import { MessageComposer } from '../Composer/MessageComposer.tsx'
import { StickerButton } from '../Composer/StickerButton.tsx'
import type { Writing } from '../WritingAbout/WritingAbout.tsx'
import { DirectNote } from '../DirectNote/DirectNote.tsx'
import { JoinBar } from '../JoinBar/JoinBar.tsx'
import type { ConversationFoot_channel$key } from './__generated__/ConversationFoot_channel.graphql.ts'
import { foot, quiet } from './Conversation.css.ts'

type ConversationFootProps = {
  channel: ConversationFoot_channel$key
  tenantId: string
  /** What is answered, or changed. */
  writing?: Writing
  /** It is done with, or given up. */
  onWritten: (messageId: string) => void
  onSend: (said: Pick<Outgoing, 'text' | 'mentions' | 'sticker' | 'pictures'>) => void
}

/**
 * Where one talks. Whoever has not joined can write too: sending then asks them to join, and what they
 * wrote stays as their draft.
 */
export function ConversationFoot({
  tenantId,
  onSend,
  writing,
  onWritten,
  ...props
}: ConversationFootProps) {
  const channel = useFragment(
    graphql`
      fragment ConversationFoot_channel on Channel @throwOnFieldError {
        id
        name
        posting
        viewerCanPost
        tellsTyping
        joinCondition {
          standing
          asks
          name
          membershipItemId
        }
        viewerReadState {
          id
        }
        direct {
          state
          messagesLeft
          partner {
            displayName
          }
          ...DirectNote_direct
        }
        community {
          id
        }
      }
    `,
    props.channel,
  )
  const environment = useRelayEnvironment()
  const isTelling = channel.tellsTyping && channel.viewerReadState !== null
  // Kept here: what is typed draws this foot anew, and nothing above it.
  const [draft, setDraft] = useDraft(tenantId, channel.id)
  const [draftMentions, setDraftMentions] = useDraftMentions([tenantId, channel.id], draft)
  const writeDraft = (text: string, mentions: readonly DraftMention[]) => {
    if (isTelling && text !== '') tellTyping(environment, channel.id)
    setDraft(text)
    setDraftMentions(text, mentions)
  }
  const room = { placeId: channel.id, communityId: channel.community.id }
  const drafted = useDraftPictures(tenantId, channel.id)
  const intl = useIntl()
  const showToast = useToast()
  const { revalidate } = useRevalidator()
  const { join, isJoining } = useJoinCommunity({
    communityId: channel.community.id,
    redirectPath: paths.chat({ channel_id: channel.id }),
    onJoined: () => {
      if (draft)
        showToast({ tone: 'info', message: intl.formatMessage({ id: 'chat.join.draftKept' }) })
      void revalidate().then(() => forgetWithheld(environment, channel.id))
    },
    onFailed: useFailureToast(),
  })
  const hasJoined = channel.viewerReadState !== null && channel.viewerReadState !== undefined
  const mayWrite = hasJoined ? channel.viewerCanPost : channel.posting === 'MEMBERS'
  const { direct, joinCondition } = channel
  const lost = joinCondition?.standing === 'READ_ONLY' ? joinCondition : undefined
  const isFull = direct?.messagesLeft === 0
  // To whom has not answered go words alone.
  const takesPictures = hasJoined && direct?.state !== 'ASKING'
  const send = (text: string, mentions?: readonly DraftMention[]) => {
    writeDraft('', [])
    const pictures = takesPictures ? drafted.pictures : []
    if (takesPictures) drafted.clear()
    onSend({ text, ...(mentions && { mentions }), ...(pictures.length > 0 && { pictures }) })
  }
  return (
    <footer className={foot}>
      {!hasJoined && (
        <JoinBar
          isOpenToMembers={channel.posting === 'MEMBERS'}
          onJoin={join}
          isJoining={isJoining}
        />
      )}
      {hasJoined && direct && <DirectNote direct={direct} channelId={channel.id} />}
      {mayWrite && !isFull && (
        <MessageComposer
          channelName={roomName(channel, intl)}
          draft={draft}
          draftMentions={draftMentions}
          onDraft={writeDraft}
          onSend={hasJoined ? send : join}
          findPeople={hasJoined ? (typed) => findPeople(environment, room, typed) : undefined}
          tellsMentioned={!direct}
          pictures={
            takesPictures
              ? {
                  count: drafted.pictures.length,
                  isReading: drafted.reading > 0,
                  onAdd: (files) => void drafted.add(files),
                  tray: (
                    <PictureTray
                      pictures={drafted.pictures}
                      most={picturesMost}
                      refused={drafted.refused}
                      onRemove={drafted.remove}
                      onDescribe={drafted.describe}
                    />
                  ),
                }
              : undefined
          }
          stickers={
            hasJoined && (
              <StickerButton
                communityId={channel.community.id}
                onPick={(sticker) => onSend({ text: '', sticker })}
              />
            )
          }
          writing={writing}
          onWritten={onWritten}
        />
      )}
      {hasJoined && !mayWrite && !direct && (
        <div className={quiet}>
          <Text size="small" tone="muted">
            {lost ? (
              <FormattedMessage
                id={lost.asks === 'MEMBERSHIP' ? 'chat.room.over' : 'chat.room.readOnly'}
                values={{ name: lost.name }}
              />
            ) : (
              <FormattedMessage id="chat.composer.staffOnly" />
            )}
          </Text>
          {lost?.membershipItemId && (
            <TextLink href={storePaths.item({ item_id: lost.membershipItemId })}>
              <FormattedMessage id="chat.room.subscribeAgain" />
            </TextLink>
          )}
        </div>
      )}
    </footer>
  )
}
