import { graphql, useFragment } from 'react-relay'
import { useIntl } from 'react-intl'
import { paths } from '#addresses/chat.ts'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Image } from '#features/media/index.ts'
import { unreadOf } from '#rules/unread.ts'
import { usePreview, type Reader } from '../../preview/usePreview.ts'
import { TalkRow } from '../TalkRow/TalkRow.tsx'
import type { ChannelRow_channel$key } from './__generated__/ChannelRow_channel.graphql.ts'
import { emblem } from './ChannelRow.css.ts'

type ChannelRowProps = Reader & {
  channel: ChannelRow_channel$key
  /** It is the one that is open. */
  isCurrent?: boolean
  /** Says how much of it the viewer has not read. */
  showsUnread?: boolean
}

/** A channel as one row, which leads there: emblem, name, and what was said last with its time in Japan. */
export function ChannelRow({ isCurrent, showsUnread = false, ...props }: ChannelRowProps) {
  const channel = useFragment(
    graphql`
      fragment ChannelRow_channel on Channel @throwOnFieldError {
        id
        name
        topic
        visibility
        lastSeq
        emblem {
          ...Image_image
        }
        newestMessage {
          ...usePreview_message
        }
        viewerReadState {
          lastReadSeq
          unreadHidden
          unreadMentions
        }
      }
    `,
    props.channel,
  )
  const intl = useIntl()
  const { name, viewerReadState, lastSeq } = channel
  const unread = showsUnread ? unreadOf(lastSeq, viewerReadState) : 0
  const preview = usePreview(channel.newestMessage, {
    judge: props.judge,
    viewerId: props.viewerId,
    topic: channel.topic,
    isAmongMany: true,
  })
  return (
    <TalkRow
      href={paths.chat({ channel_id: channel.id })}
      face={
        <span className={emblem}>
          <Image image={channel.emblem} ratio={1} isDecorative />
        </span>
      }
      name={name}
      mark={
        channel.visibility === 'MEMBERS' && (
          <Icon name="lock" size={16} label={intl.formatMessage({ id: 'channel.members' })} />
        )
      }
      preview={preview}
      unread={unread}
      mentions={unread > 0 ? viewerReadState?.unreadMentions : 0}
      isCurrent={isCurrent}
    />
  )
}
