import { graphql, usePreloadedQuery } from 'react-relay'
import { ScreenPart } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { ChannelList } from '../../components/ChannelList/ChannelList.tsx'
import { ChatLayout } from '../../components/ChatLayout/ChatLayout.tsx'
import { ConversationFrame } from '../../components/Conversation/ConversationFrame.tsx'
import { ConversationSkeleton } from '../../components/Conversation/ConversationSkeleton.tsx'
import { OpenChannel } from '../../components/OpenChannel/OpenChannel.tsx'
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
  const query = usePreloadedQuery<ChatScreenQuery>(
    graphql`
      query ChatScreenQuery($channelId: ID!, $count: Int!) @throwOnFieldError {
        tenant {
          community {
            ...ChannelList_community
          }
        }
        viewer {
          ...ChannelList_viewer
          ...MessageTabs_viewer
        }
        ...OpenChannel_query @arguments(channelId: $channelId, count: $count)
      }
    `,
    queryRef,
  )
  const { channelId } = queryRef.variables
  return (
    <ChatLayout
      isChannelOpen
      list={
        <ChannelList
          community={query.tenant.community}
          viewer={query.viewer}
          currentId={channelId}
          headingLevel={2}
        />
      }
    >
      <ScreenPart
        skeleton={<ConversationSkeleton />}
        renderFrame={(face) => <ConversationFrame>{face}</ConversationFrame>}
      >
        <OpenChannel query={query} />
      </ScreenPart>
    </ChatLayout>
  )
}
