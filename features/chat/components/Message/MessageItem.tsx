import { memo, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { FormattedMessage, useIntl } from 'react-intl'
import { paths as profilePaths } from '#addresses/profile.ts'
import { Avatar } from '#design-system/avatar/Avatar.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Picture } from '#design-system/picture/Picture.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { UserAvatar } from '#features/media/index.ts'
import { Pictures } from '#features/picture/index.ts'
import { HeldNote } from '#features/report/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { MessageReactions } from '../MessageReactions/MessageReactions.tsx'
import { MessageAuthor } from './MessageAuthor.tsx'
import { MessageQuote } from './MessageQuote.tsx'
import { MessageText } from './MessageText.tsx'
import { pictureOf } from '../StickerPicker/pictureOf.ts'
import {
  bubble,
  column,
  deleted,
  face,
  faceLink,
  line,
  meta,
  row,
  said,
  stickerFrame,
} from './Message.css.ts'
import type { MessageItem_message$key } from './__generated__/MessageItem_message.graphql.ts'

export type MessageItemProps = {
  message: MessageItem_message$key
  /** Who reads it; absent for a guest. */
  viewerId?: string | undefined
  /** Written by whoever reads: at the other side, in their colour. */
  isOwn: boolean
  /** Shows who speaks. */
  isHead: boolean
  showsTime: boolean
  /** What the fan gave it; nothing where that was not asked for. */
  reactions?: readonly string[]
  /** What it says where it is held, for its author alone. */
  heldText?: string | null | undefined
  /** What it answers is kept off the fan's screen. */
  isQuoteFolded?: boolean
  /** It is the one that keys move from. */
  isCurrent?: boolean
  /** What is done with it, while the pointer is over it. */
  bar?: ReactNode
}

const none: readonly string[] = []

/** One message of a conversation. Of a long one, only what is new is drawn. */
export const MessageItem = memo(function MessageItem({
  viewerId,
  isOwn,
  isHead,
  showsTime,
  reactions = none,
  heldText,
  isQuoteFolded = false,
  isCurrent = false,
  bar,
  ...props
}: MessageItemProps) {
  const message = useFragment(
    graphql`
      fragment MessageItem_message on Message @throwOnFieldError {
        id
        seq
        text
        sentAt
        editedAt
        isDeleted
        isHeld
        mentions {
          start
          length
          userId
        }
        images {
          ...Pictures_images
        }
        sticker {
          name
          picture {
            url
            width
            height
          }
        }
        replyTo {
          ...MessageQuote_message
        }
        author {
          id
          displayName
          ...UserAvatar_user
        }
        authorMembership {
          role
          oshi {
            palette
          }
          ...MessageAuthor_membership
        }
        ...MessageReactions_message
      }
    `,
    props.message,
  )
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const { author, authorMembership: membership, replyTo, editedAt, sticker, text } = message
  const name = author?.displayName ?? intl.formatMessage({ id: 'chat.someone' })
  const profile = author ? profilePaths.profile({ user_id: author.id }) : undefined
  const isTalent = membership?.role === 'TALENT'
  const isCalled =
    !isOwn && viewerId !== undefined && message.mentions.some(({ userId }) => userId === viewerId)
  const tone = isOwn ? 'own' : isTalent ? 'talent' : 'other'
  return (
    <li
      className={row({ isOwn, isHead })}
      data-seq={message.seq}
      data-message={message.id}
      data-palette={isTalent ? membership.oshi?.palette : undefined}
      tabIndex={isCurrent ? 0 : -1}
    >
      {!isOwn && (
        <div className={face}>
          {isHead &&
            (author ? (
              <Link
                href={profilePaths.profile({ user_id: author.id })}
                aria-hidden
                tabIndex={-1}
                className={faceLink}
              >
                <UserAvatar user={author} size={32} />
              </Link>
            ) : (
              <Avatar name={name} size={32} />
            ))}
        </div>
      )}
      <div className={column({ isOwn })}>
        {isOwn || !isHead ? (
          <VisuallyHidden>{isOwn ? intl.formatMessage({ id: 'chat.you' }) : name}</VisuallyHidden>
        ) : (
          <MessageAuthor
            name={name}
            href={profile}
            isReachable={isCurrent}
            membership={membership}
          />
        )}
        {message.images.length > 0 && <Pictures images={message.images} isReachable={isCurrent} />}
        <div className={line({ isOwn })}>
          {message.isHeld && isOwn ? (
            <div className={said({ isOwn })}>
              {heldText && (
                <div className={bubble({ tone, isCalled })}>
                  <MessageText text={heldText} mentions={[]} isReachable={isCurrent} />
                </div>
              )}
              <HeldNote />
            </div>
          ) : message.isDeleted ? (
            <p className={deleted}>
              <FormattedMessage id={message.isHeld ? 'chat.held' : 'chat.deleted'} />
            </p>
          ) : (
            (text !== '' || replyTo || sticker) && (
              <div className={said({ isOwn })}>
                {(text !== '' || replyTo) && (
                  <div className={bubble({ tone, isCalled })}>
                    {replyTo && <MessageQuote message={replyTo} isFolded={isQuoteFolded} />}
                    {text !== '' && (
                      <MessageText
                        text={text}
                        mentions={message.mentions}
                        viewerId={viewerId}
                        isReachable={isCurrent}
                      />
                    )}
                  </div>
                )}
                {sticker && (
                  <div className={stickerFrame}>
                    <Picture {...pictureOf(sticker)} />
                  </div>
                )}
              </div>
            )
          )}
          <span className={meta({ isOwn })}>
            {editedAt && !message.isDeleted && (
              <Text as="span" size="caption" tone="muted">
                <FormattedMessage id="chat.edited" />
              </Text>
            )}
            {showsTime && (
              <Text as="time" size="caption" tone="muted" tabular dateTime={message.sentAt}>
                {tokyo.time(message.sentAt)}
              </Text>
            )}
          </span>
        </div>
        <MessageReactions message={message} own={reactions} isOwn={isOwn} />
      </div>
      {bar}
    </li>
  )
})
