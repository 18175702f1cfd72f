import { graphql, usePreloadedQuery } from 'react-relay'
import { ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { ChannelList } from '../../components/ChannelList/ChannelList.tsx'
import { ChannelMissing } from '../../components/ChannelMissing/ChannelMissing.tsx'
import { ChatLayout } from '../../components/ChatLayout/ChatLayout.tsx'
import { Conversation } from '../../components/Conversation/Conversation.tsx'
import { ConversationFrame } from '../../components/Conversation/ConversationFrame.tsx'
import { MessagesSkeleton } from '../../components/Conversation/MessagesSkeleton.tsx'
import { ChatScreenSkeleton } from './ChatScreenSkeleton.tsx'
import type { ChatScreenQuery } from './__generated__/ChatScreenQuery.graphql.ts'

/** `/messages/chat/:channel_id`: a channel's conversation, from 1024 px beside the list of channels. */
export function Screen(props: ScreenProps<ChatScreenQuery>) {
  return (
    <ScreenPart skeleton={<ChatScreenSkeleton />}>
      <Chat {...props} />
    </ScreenPart>
  )
}

function Chat({ queryRef }: ScreenProps<ChatScreenQuery>) {
  const { tenant, viewer, node } = usePreloadedQuery<ChatScreenQuery>(
    graphql`
      query ChatScreenQuery($channelId: ID!, $count: Int!) @throwOnFieldError {
        tenant {
          id
          community {
            ...ChannelList_community
          }
        }
        viewer {
          user {
            id
          }
        }
        node(id: $channelId) {
          ... on Channel @alias(as: "channel") {
            id
            name
            topic
            ...ConversationFrame_channel
            ...Conversation_channel @arguments(count: $count)
          }
        }
      }
    `,
    queryRef,
  )
  const channel = node?.channel
  return (
    <ChatLayout
      isChannelOpen
      list={<ChannelList community={tenant.community} currentId={channel?.id} headingLevel={2} />}
    >
      {channel ? (
        <>
          <PageHead title={channel.name} description={channel.topic} />
          <ScreenPart
            key={channel.id}
            skeleton={<MessagesSkeleton />}
            renderFrame={(face) => <ConversationFrame channel={channel}>{face}</ConversationFrame>}
          >
            <Conversation channel={channel} tenantId={tenant.id} viewerId={viewer.user?.id} />
          </ScreenPart>
        </>
      ) : (
        <ChannelMissing />
      )}
    </ChatLayout>
  )
}
