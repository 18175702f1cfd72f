import { graphql, usePreloadedQuery } from 'react-relay'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { ChannelList } from '../../components/ChannelList/ChannelList.tsx'
import { ChannelMissing } from '../../components/ChannelMissing/ChannelMissing.tsx'
import { ChatLayout } from '../../components/ChatLayout/ChatLayout.tsx'
import { Conversation } from '../../components/Conversation/Conversation.tsx'
import type { ChatScreenQuery } from './__generated__/ChatScreenQuery.graphql.ts'

/** `/messages/chat/:channel_id`: a channel's conversation, from 1024 px beside the list of channels. */
export function Screen({ queryRef }: ScreenProps<ChatScreenQuery>) {
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
          <Conversation
            key={channel.id}
            channel={channel}
            tenantId={tenant.id}
            viewerId={viewer.user?.id}
          />
        </>
      ) : (
        <ChannelMissing />
      )}
    </ChatLayout>
  )
}
