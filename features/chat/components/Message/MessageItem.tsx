import { memo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useIntl } from 'react-intl'
import { Avatar } from '#design-system/avatar/Avatar.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { Image, UserAvatar } from '#features/media/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { MessageAuthor } from './MessageAuthor.tsx'
import { MessageMenuButton, type OpenMenu } from './MessageMenuButton.tsx'
import { MessageText } from './MessageText.tsx'
import { bubble, column, face, image, line, meta, row } from './Message.css.ts'
import type { MessageItem_message$key } from './__generated__/MessageItem_message.graphql.ts'

type MessageItemProps = {
  message: MessageItem_message$key
  /** Written by whoever reads: at the other side, in their colour. */
  isOwn: boolean
  /** Shows who speaks. */
  isHead: boolean
  showsTime: boolean
  onOpenMenu: OpenMenu
}

/** One message of a conversation. Of a long one, only what is new is drawn. */
export const MessageItem = memo(function MessageItem({
  isOwn,
  isHead,
  showsTime,
  onOpenMenu,
  ...props
}: MessageItemProps) {
  const message = useFragment(
    graphql`
      fragment MessageItem_message on Message @throwOnFieldError {
        id
        seq
        text
        sentAt
        images {
          url
          width
          ...Image_image
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
      }
    `,
    props.message,
  )
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const { author, authorMembership: membership } = message
  const name = author?.displayName ?? intl.formatMessage({ id: 'chat.someone' })
  const isTalent = membership?.role === 'TALENT'
  return (
    <li
      className={row({ isOwn, isHead })}
      data-seq={message.seq}
      data-palette={isTalent ? membership.oshi?.palette : undefined}
    >
      {!isOwn && (
        <div className={face}>
          {isHead &&
            (author ? <UserAvatar user={author} size={40} /> : <Avatar name={name} size={40} />)}
        </div>
      )}
      <div className={column({ isOwn })}>
        {isOwn || !isHead ? (
          <VisuallyHidden>{isOwn ? intl.formatMessage({ id: 'chat.you' }) : name}</VisuallyHidden>
        ) : (
          <MessageAuthor name={name} membership={membership} />
        )}
        {message.images.map((picture) => (
          <div key={picture.url} className={image} style={{ maxWidth: picture.width }}>
            <Image image={picture} />
          </div>
        ))}
        <div className={line({ isOwn })}>
          {message.text !== '' && (
            <div className={bubble({ tone: isOwn ? 'own' : isTalent ? 'talent' : 'other' })}>
              <MessageText text={message.text} />
            </div>
          )}
          <span className={meta({ isOwn })}>
            <MessageMenuButton
              id={message.id}
              text={message.text}
              name={name}
              authorId={author?.id}
              isOwn={isOwn}
              onOpen={onOpenMenu}
            />
            {showsTime && (
              <Text as="time" size="caption" tone="muted" tabular dateTime={message.sentAt}>
                {tokyo.time(message.sentAt)}
              </Text>
            )}
          </span>
        </div>
      </div>
    </li>
  )
})
