import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as chatPaths } from '#addresses/chat.ts'
import { Avatar } from '#design-system/avatar/Avatar.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { UserAvatar, UserName } from '#features/media/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { MarkedText } from '../MarkedText/MarkedText.tsx'
import { excerptOf } from './excerpt.ts'
import { head, pictures, row, words as wordsStyle } from './FoundTalk.css.ts'
import type { FoundMessage_message$key } from './__generated__/FoundMessage_message.graphql.ts'

type FoundMessageProps = {
  message: FoundMessage_message$key
  /** What was looked for, folded. */
  words: readonly string[]
  /** Says in which room it was said, where several are looked through. */
  namesRoom: boolean
}

/** What somebody said in a room, around the words that were looked for, and the way to its place there. */
export function FoundMessage({ words, namesRoom, ...props }: FoundMessageProps) {
  const { seq, text, images, sentAt, author, channel } = useFragment(
    graphql`
      fragment FoundMessage_message on Message @throwOnFieldError {
        seq
        text
        images {
          url
        }
        sentAt
        author {
          ...UserAvatar_user
          ...UserName_user
        }
        channel {
          id
          name
        }
      }
    `,
    props.message,
  )
  const tokyo = useTokyoTime()
  return (
    <li>
      <Link href={`${chatPaths.chat({ channel_id: channel.id })}#message-${seq}`} className={row}>
        {author ? <UserAvatar user={author} size={40} /> : <Avatar name="" size={40} />}
        <span className={wordsStyle}>
          <span className={head}>
            <Text as="span" size="small" weight="bold">
              {author ? <UserName user={author} /> : <FormattedMessage id="search.left" />}
            </Text>
            <Text as="span" size="caption" tone="muted" tabular>
              {namesRoom && (
                <>
                  {channel.name}
                  {'・'}
                </>
              )}
              <time dateTime={sentAt}>{tokyo.recent(sentAt)}</time>
            </Text>
          </span>
          {text !== '' && <MarkedText text={excerptOf(text, words)} words={words} lines={3} />}
          {images.length > 0 && (
            <span className={pictures}>
              <Icon name="camera" size={16} />
              <Text as="span" size="caption" tone="muted">
                <FormattedMessage id="search.talk.pictures" values={{ count: images.length }} />
              </Text>
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}
