import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { PageHead } from '#platform/routing/PageHead.tsx'
import { useEarlierReading } from '../../reading/useReading.ts'
import { roomName } from '../../direct/roomName.ts'
import { ChannelMissing } from '../ChannelMissing/ChannelMissing.tsx'
import { Conversation } from '../Conversation/Conversation.tsx'
import { RoomDoor } from '../RoomDoor/RoomDoor.tsx'
import type { OpenChannel_query$key } from './__generated__/OpenChannel_query.graphql.ts'

/** The channel that an address names: its conversation, where there is one that the fan may read. */
export function OpenChannel(props: { query: OpenChannel_query$key }) {
  const { tenant, viewer, node } = useFragment(
    graphql`
      fragment OpenChannel_query on Query
      @throwOnFieldError
      @argumentDefinitions(channelId: { type: "ID!" }, count: { type: "Int!" }) {
        tenant {
          id
          community {
            lockedRoom(channelId: $channelId) {
              name
              ...RoomDoor_room
            }
          }
        }
        viewer {
          user {
            id
          }
          mutes {
            ...Conversation_mutes
          }
        }
        node(id: $channelId) {
          ... on Channel @alias(as: "channel") {
            id
            name
            topic
            direct {
              partner {
                displayName
              }
            }
            ...Conversation_channel @arguments(count: $count)
          }
        }
      }
    `,
    props.query,
  )
  useEarlierReading(viewer.user?.id)
  const intl = useIntl()
  const channel = node?.channel
  const room = tenant.community.lockedRoom
  if (!channel && room)
    return (
      <>
        <PageHead title={room.name} robots="noindex" />
        <RoomDoor room={room} />
      </>
    )
  if (!channel) return <ChannelMissing />
  return (
    <>
      {channel.direct ? (
        <PageHead title={roomName(channel, intl)} robots="noindex" />
      ) : (
        <PageHead title={channel.name} description={channel.topic} />
      )}
      <Conversation
        key={channel.id}
        channel={channel}
        tenantId={tenant.id}
        viewerId={viewer.user?.id}
        mutes={viewer.mutes}
      />
    </>
  )
}
