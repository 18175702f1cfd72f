import { graphql, useFragment } from 'react-relay'
import { FormattedMessage, useIntl } from 'react-intl'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { ChannelRow, LockedRoomRow } from '#features/channel/index.ts'
import { Figure, Section } from '#features/errors/index.ts'
import { useFold } from '#features/mute/index.ts'
import type { ChannelList_community$key } from './__generated__/ChannelList_community.graphql.ts'
import type { ChannelList_viewer$key } from './__generated__/ChannelList_viewer.graphql.ts'
import { ChannelListFrame } from './ChannelListFrame.tsx'
import { ChannelListSkeleton } from './ChannelListSkeleton.tsx'
import type { MessageTabs_viewer$key } from '../MessageTabs/__generated__/MessageTabs_viewer.graphql.ts'
import { list } from './ChannelList.css.ts'
import { newsFirst } from './newsFirst.ts'

type ChannelsProps = {
  community: ChannelList_community$key
  /** Who reads: what they keep off their screen, no row tells. */
  viewer: ChannelList_viewer$key
  /** The channel that is open. */
  currentId?: string
}

type ChannelListProps = ChannelsProps & { headingLevel: 1 | 2; viewer: MessageTabs_viewer$key }

/** The community's channels, those with news first, each with its newest message and what is unread. The shell keeps them live. */
export function ChannelList({ headingLevel, ...props }: ChannelListProps) {
  return (
    <ChannelListFrame headingLevel={headingLevel} viewer={props.viewer}>
      <Section skeleton={<ChannelListSkeleton />}>
        <Channels {...props} />
      </Section>
    </ChannelListFrame>
  )
}

function Channels({ currentId, ...props }: ChannelsProps) {
  const { channels, lockedRooms } = useFragment(
    graphql`
      fragment ChannelList_community on Community @throwOnFieldError {
        lockedRooms {
          channelId
          ...LockedRoomRow_room
        }
        channels {
          edges {
            node {
              id
              lastSeq
              newestMessage {
                sentAt
              }
              viewerReadState {
                lastReadSeq
                unreadHidden
              }
              ...ChannelRow_channel
            }
          }
        }
      }
    `,
    props.community,
  )
  const { user, mutes } = useFragment(
    graphql`
      fragment ChannelList_viewer on Viewer @throwOnFieldError {
        user {
          id
        }
        mutes {
          ...useFold_mutes
        }
      }
    `,
    props.viewer,
  )
  const judge = useFold(mutes, user?.id)
  const intl = useIntl()
  return channels.edges.length + lockedRooms.length === 0 ? (
    <EmptyState
      figure={<Figure name="empty-chat" />}
      title={intl.formatMessage({ id: 'chat.channels.empty.title' })}
      body={<FormattedMessage id="chat.channels.empty.body" />}
    />
  ) : (
    <ul className={list}>
      {newsFirst(channels.edges.map(({ node }) => node)).map((node) => (
        <ChannelRow
          key={node.id}
          channel={node}
          viewerId={user?.id}
          judge={judge}
          isCurrent={node.id === currentId}
          showsUnread
        />
      ))}
      {lockedRooms.map((room) => (
        <LockedRoomRow key={room.channelId} room={room} isCurrent={room.channelId === currentId} />
      ))}
    </ul>
  )
}
