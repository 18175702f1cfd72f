import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/chat.ts'
import { TalkRow, usePreview, type Reader } from '#features/channel/index.ts'
import { MemberMoon } from '#features/media/index.ts'
import { unreadOf } from '#rules/unread.ts'
import { roomName } from '../../direct/roomName.ts'
import { RoomFace } from '../Conversation/RoomFace.tsx'
import type { DirectRow_channel$key } from './__generated__/DirectRow_channel.graphql.ts'

type DirectRowProps = Reader & { channel: DirectRow_channel$key; isCurrent: boolean }

/** Somebody with whom a fan writes: what was said last, when, and how much of it is not read. */
export function DirectRow({ judge, viewerId, isCurrent, ...props }: DirectRowProps) {
  const channel = useFragment(
    graphql`
      fragment DirectRow_channel on Channel @throwOnFieldError {
        id
        name
        topic
        lastSeq
        direct {
          partner {
            displayName
            ...UserAvatar_user
          }
          isPartnerSubscriber
        }
        newestMessage {
          ...usePreview_message
        }
        viewerReadState {
          lastReadSeq
          unreadHidden
        }
      }
    `,
    props.channel,
  )
  const intl = useIntl()
  const name = roomName(channel, intl)
  const { direct, topic, lastSeq, viewerReadState } = channel
  return (
    <TalkRow
      href={paths.direct({ private_channel_id: channel.id })}
      face={<RoomFace partner={direct?.partner} name={name} size={48} />}
      name={name}
      mark={
        direct?.isPartnerSubscriber && (
          <MemberMoon label={intl.formatMessage({ id: 'chat.subscriber' })} />
        )
      }
      preview={usePreview(channel.newestMessage, { judge, viewerId, topic, isAmongMany: false })}
      unread={unreadOf(lastSeq, viewerReadState)}
      isCurrent={isCurrent}
    />
  )
}
