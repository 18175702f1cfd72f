import { graphql, useFragment } from 'react-relay'
import { useIntl } from 'react-intl'
import { paths } from '#addresses/chat.ts'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Image } from '#features/media/index.ts'
import { emblem } from '../ChannelRow/ChannelRow.css.ts'
import { TalkRow } from '../TalkRow/TalkRow.tsx'
import type { LockedRoomRow_room$key } from './__generated__/LockedRoomRow_room.graphql.ts'

type LockedRoomRowProps = {
  room: LockedRoomRow_room$key
  /** It is the one that is open. */
  isCurrent?: boolean
}

/** A room that the fan has not come into as one row, which leads to its door: what it asks for, and nothing of its talk. */
export function LockedRoomRow({ isCurrent, ...props }: LockedRoomRowProps) {
  const room = useFragment(
    graphql`
      fragment LockedRoomRow_room on LockedRoom @throwOnFieldError {
        channelId
        name
        emblem {
          ...Image_image
        }
        asks
        askedName
      }
    `,
    props.room,
  )
  const intl = useIntl()
  return (
    <TalkRow
      href={paths.chat({ channel_id: room.channelId })}
      face={
        <span className={emblem}>
          <Image image={room.emblem} ratio={1} isDecorative />
        </span>
      }
      name={room.name}
      mark={<Icon name="lock" size={16} label={intl.formatMessage({ id: 'channel.locked' })} />}
      preview={{
        words: intl.formatMessage(
          { id: room.asks === 'MEMBERSHIP' ? 'channel.forMembers' : 'channel.asks' },
          { name: room.askedName },
        ),
        saidAt: undefined,
      }}
      isCurrent={isCurrent}
    />
  )
}
