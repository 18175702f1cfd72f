import { graphql, readInlineData, useFragment } from 'react-relay'
import { useIntl } from 'react-intl'
import { useState } from 'react'
import { useFold } from '#features/mute/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import { useSession } from '#platform/session/session.ts'
import { forgetFile } from '#platform/storage/privateFiles.ts'
import { putPicturesBack } from '../../drafts/draftPictures.ts'
import { putBack } from '../../drafts/drafts.ts'
import { useWriting } from '../../drafts/useWriting.ts'
import { stillOutgoing, type Outgoing } from '../../outbox/outgoing.ts'
import { useOutbox } from '../../outbox/useOutbox.ts'
import { withoutRefused } from '../../outbox/withoutRefused.ts'
import { unreadFrom } from '../../reading/unreadFrom.ts'
import { useReading } from '../../reading/useReading.ts'
import { JumpProvider } from '../../scroll/JumpContext.ts'
import { useJump } from '../../scroll/useJump.ts'
import { useScrollAnchor } from '../../scroll/useScrollAnchor.ts'
import { OutgoingItem } from '../Message/OutgoingItem.tsx'
import { LiveShow } from '../LiveShow/LiveShow.tsx'
import { MessageList } from '../MessageList/MessageList.tsx'
import { ReturnPill } from './ReturnPill.tsx'
import { roomName } from '../../direct/roomName.ts'
import { LiveTyping } from '../TypingLine/LiveTyping.tsx'
import { StreamBanner } from '../StreamBanner/StreamBanner.tsx'
import { ConversationFoot } from './ConversationFoot.tsx'
import { ConversationHead } from './ConversationHead.tsx'
import { LiveMessages } from './LiveMessages.tsx'
import { NewestPill } from './NewestPill.tsx'
import { OlderMessages } from './OlderMessages.tsx'
import { PolledMessages } from './PolledMessages.tsx'
import { UnreadPill } from './UnreadPill.tsx'
import type { Conversation_channel$key } from './__generated__/Conversation_channel.graphql.ts'
import type { Conversation_message$key } from './__generated__/Conversation_message.graphql.ts'
import type { Conversation_mutes$key } from './__generated__/Conversation_mutes.graphql.ts'
import type { ConversationOlderQuery } from './__generated__/ConversationOlderQuery.graphql.ts'
import { content, conversation, room, scroller, typing } from './Conversation.css.ts'

type ConversationProps = {
  channel: Conversation_channel$key
  tenantId: string
  /** Absent for a guest. */
  viewerId: string | undefined
  /** What the fan keeps off their screen; null for a guest. */
  mutes?: Conversation_mutes$key | null
}

/** What a list of messages reads of each: whatever brings one brings this. */
const listedMessage = graphql`
  fragment Conversation_message on Message @inline @throwOnFieldError {
    id
    seq
    rev
    sentAt
    text
    isDeleted
    isWithheld
    mentions {
      start
      length
      userId
    }
    author {
      id
      displayName
    }
    authorMembership {
      role
    }
    replyTo {
      id
      text
      author {
        id
      }
    }
    ...MessageItem_message
    ...useQuote_message
  }
`

/** An open channel: who talks, what was said, and where one says something. Keyed by the channel. */
export function Conversation({ tenantId, viewerId, ...props }: ConversationProps) {
  const { data: channel, previous } = usePages<ConversationOlderQuery, Conversation_channel$key>(
    graphql`
      fragment Conversation_channel on Channel
      @throwOnFieldError
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "ConversationOlderQuery") {
        id
        name
        lastSeq
        lastRev
        viewerCanPost
        tellsTyping
        direct {
          state
          messagesLeft
          partner {
            displayName
          }
        }
        viewerReadState {
          lastReadSeq
          unreadHidden
        }
        messages(last: $count, before: $cursor)
          @connection(key: "Conversation_messages", handler: "numbered") {
          edges {
            node {
              viewerReactions
              heldText
              ...MessageItem_message
              ...useQuote_message
              ...Conversation_message
            }
          }
        }
        ...hearLastRev_channel
        ...ConversationHead_channel
        ...LiveShow_channel
        ...ConversationFoot_channel
        ...OlderMessages_channel
      }
    `,
    props.channel,
  )
  const intl = useIntl()
  const mutes = useFragment(
    graphql`
      fragment Conversation_mutes on ViewerMutes @throwOnFieldError {
        ...useFold_mutes
      }
    `,
    props.mutes,
  )
  const foldOf = useFold(mutes, viewerId)
  const name = roomName(channel, intl)
  const { status } = useSession()
  const outbox = useOutbox({ tenantId, userId: viewerId ?? 'guest' }, channel.id)
  const { scrollerRef, contentRef, isAtBottom, place, goTo } = useScrollAnchor(channel.id)

  const messages = channel.messages.edges.map(({ node }) => {
    const message = readInlineData<Conversation_message$key>(listedMessage, node)
    const { id, text, author, replyTo } = message
    return {
      ...message,
      key: node,
      reactions: node.viewerReactions,
      heldText: node.heldText,
      // Whoever has left is nobody whom another text could mention.
      mentioned: message.mentions.flatMap(({ userId, start, length }) =>
        userId ? [{ userId, start, length }] : [],
      ),
      authorId: author?.id,
      authorName: author?.displayName ?? '',
      isOfMember: message.authorMembership?.role === 'MEMBER',
      fold: foldOf({ id, authorId: author?.id, text }),
      isQuoteFolded:
        !!replyTo && foldOf({ ...replyTo, authorId: replyTo.author?.id }) !== undefined,
    }
  })
  const newestSeq = messages.at(-1)?.seq ?? 0
  const lastReadSeq = channel.viewerReadState?.lastReadSeq ?? null
  // Where the line stands is settled on opening: reading on does not move it.
  const [unreadAtOpening] = useState(() => unreadFrom(channel))
  const seenSeq = useReading({
    channelId: channel.id,
    viewerId,
    newestSeq,
    lastReadSeq,
    isAtBottom,
  })

  const { writing, ...about } = useWriting(tenantId, channel.id, messages)
  const { direct } = channel
  const mayWrite =
    channel.viewerReadState !== null && channel.viewerCanPost && direct?.messagesLeft !== 0
  // What was said to somebody who has not answered stands.
  const mayEdit = mayWrite && direct?.state !== 'ASKING'
  const jump = useJump({
    scrollerRef,
    place,
    goTo,
    canLoadOlder: previous.hasMore && !previous.isLoading,
    oldestSeq: messages[0]?.seq ?? 0,
    onLoadOlder: () => previous.onLoad(previous.pageSize),
  })
  const send = (said: Pick<Outgoing, 'text' | 'mentions' | 'sticker' | 'pictures'>) => {
    const { answeredId } = about
    outbox.send({ ...said, ...(answeredId !== undefined && { replyTo: { id: answeredId } }) })
    about.sent()
    goTo('bottom')
  }
  const rewrite = (message: Outgoing) => {
    if (message.text !== '') putBack(tenantId, channel.id, withoutRefused(message))
    // What is not taken stays out; the rest can go with other words.
    const { pictureProblem, pictures = [] } = message
    const kept = pictures.filter((picture) => picture.id !== pictureProblem?.id)
    outbox.takeBack(message)
    if (message.replyTo && about.answeredId === undefined) about.answer(message.replyTo)
    if (kept.length > 0) putPicturesBack(tenantId, channel.id, kept)
    if (pictureProblem) void forgetFile(pictureProblem.id)
  }

  return (
    <section className={conversation} aria-label={name}>
      {status === 'loggedIn' && viewerId && (
        <LiveMessages
          channelId={channel.id}
          channel={channel}
          viewerId={viewerId}
          lastRev={channel.lastRev}
          lastReadSeq={lastReadSeq}
        />
      )}
      <ConversationHead channel={channel} />
      <LiveShow channel={channel} />
      {status === 'notLoggedIn' ? (
        <PolledMessages channelId={channel.id} lastRev={channel.lastRev} />
      ) : (
        <StreamBanner />
      )}
      <div className={channel.tellsTyping ? `${room} ${typing}` : room}>
        {unreadAtOpening && (
          <UnreadPill
            unread={unreadAtOpening}
            oldestSeq={messages[0]?.seq ?? 0}
            newestSeq={newestSeq}
            scrollerRef={scrollerRef}
            canLoadOlder={previous.hasMore && !previous.isLoading}
            onLoadOlder={() => previous.onLoad(previous.pageSize)}
            onGoTo={goTo}
          />
        )}
        <div ref={scrollerRef} className={scroller}>
          <div
            ref={contentRef}
            className={content}
            role="log"
            aria-label={intl.formatMessage({ id: 'chat.log' }, { channel: name })}
            aria-busy={previous.isLoading}
          >
            <OlderMessages
              channel={channel}
              scrollerRef={scrollerRef}
              isEmpty={messages.length === 0}
              older={previous}
            />
            <JumpProvider value={jump.to}>
              <MessageList
                messages={messages}
                viewerId={viewerId}
                unreadFrom={unreadAtOpening?.from}
                onReply={mayWrite ? about.answer : undefined}
                onEdit={mayEdit ? about.edit : undefined}
              >
                {stillOutgoing(outbox.outgoing, messages).map((message) => (
                  <OutgoingItem
                    key={message.id}
                    message={message}
                    isHeld={outbox.isHeld}
                    upload={outbox.upload}
                    onRetry={outbox.retry}
                    onRewrite={rewrite}
                    onDiscard={outbox.discard}
                  />
                ))}
              </MessageList>
            </JumpProvider>
          </div>
        </div>
        <ReturnPill isShown={jump.canReturn} onPress={jump.back} />
        <NewestPill
          isShown={!isAtBottom}
          count={
            messages.filter(
              ({ seq, authorId, fold }) => seq > seenSeq && authorId !== viewerId && !fold,
            ).length
          }
          onPress={() => goTo('bottom')}
        />
        {status === 'loggedIn' && channel.tellsTyping && (
          <LiveTyping
            channelId={channel.id}
            said={messages}
            isMutedOrBlocked={(authorId) => foldOf({ id: '', authorId, text: '' }) !== undefined}
          />
        )}
      </div>
      <ConversationFoot
        channel={channel}
        tenantId={tenantId}
        writing={writing}
        onWritten={about.stop}
        onSend={send}
      />
    </section>
  )
}
