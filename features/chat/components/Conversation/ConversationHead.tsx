import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as profilePaths } from '#addresses/profile.ts'
import { searchOfRoom } from '#addresses/search.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image, MemberMoon } from '#features/media/index.ts'
import { roomName } from '../../direct/roomName.ts'
import { RoomFace } from './RoomFace.tsx'
import type { ConversationHead_channel$key } from './__generated__/ConversationHead_channel.graphql.ts'
import { BackToChannels } from './BackToChannels.tsx'
import { nameLink } from '../Message/Message.css.ts'
import { emblem, head, headLink, names, title } from './Conversation.css.ts'

/** Which channel this is, and on a phone the way back. */
export function ConversationHead(props: { channel: ConversationHead_channel$key }) {
  const intl = useIntl()
  const channel = useFragment(
    graphql`
      fragment ConversationHead_channel on Channel @throwOnFieldError {
        id
        name
        topic
        emblem {
          ...Image_image
        }
        direct {
          partner {
            id
            displayName
            ...UserAvatar_user
          }
          isPartnerSubscriber
        }
      }
    `,
    props.channel,
  )
  const { topic, direct } = channel
  const name = roomName(channel, intl)
  return (
    <header className={head}>
      <BackToChannels isDirect={!!direct} />
      {direct ? (
        <RoomFace partner={direct.partner} name={name} size={32} />
      ) : (
        <div className={emblem}>
          <Image image={channel.emblem} ratio={1} isDecorative />
        </div>
      )}
      <div className={names}>
        <div className={title}>
          <Heading level={1} size="medium" isClamped tabIndex={-1}>
            {direct?.partner ? (
              <Link
                href={profilePaths.profile({ user_id: direct.partner.id })}
                className={nameLink}
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </Heading>
          {direct?.isPartnerSubscriber && (
            <MemberMoon label={intl.formatMessage({ id: 'chat.subscriber' })} />
          )}
        </div>
        {topic && (
          <Text size="caption" tone="muted" lines={1}>
            {topic}
          </Text>
        )}
      </div>
      {!direct && (
        <Link
          href={searchOfRoom(channel.id)}
          className={headLink}
          aria-label={intl.formatMessage({ id: 'chat.room.search' })}
        >
          <Icon name="search" />
        </Link>
      )}
    </header>
  )
}
