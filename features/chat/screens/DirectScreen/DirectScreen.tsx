import { graphql, usePreloadedQuery } from 'react-relay'
import { ScreenPart } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { ChannelListFrame } from '../../components/ChannelList/ChannelListFrame.tsx'
import { ChannelListSkeleton } from '../../components/ChannelList/ChannelListSkeleton.tsx'
import { ChatLayout } from '../../components/ChatLayout/ChatLayout.tsx'
import { ConversationFrame } from '../../components/Conversation/ConversationFrame.tsx'
import { ConversationSkeleton } from '../../components/Conversation/ConversationSkeleton.tsx'
import { DirectList } from '../../components/DirectList/DirectList.tsx'
import { OpenChannel } from '../../components/OpenChannel/OpenChannel.tsx'
import type { DirectScreenQuery } from './__generated__/DirectScreenQuery.graphql.ts'

/** `/messages/direct-messages/:private_channel_id`: what two fans have for themselves, beside the list of all such. */
export function Screen(props: ScreenProps<DirectScreenQuery>) {
  return (
    <ScreenPart
      skeleton={
        <ChatLayout
          isChannelOpen
          list={
            <ChannelListFrame headingLevel={2} tab="direct">
              <ChannelListSkeleton />
            </ChannelListFrame>
          }
        >
          <ConversationSkeleton />
        </ChatLayout>
      }
    >
      <Direct {...props} />
    </ScreenPart>
  )
}

function Direct({ queryRef }: ScreenProps<DirectScreenQuery>) {
  const query = usePreloadedQuery<DirectScreenQuery>(
    graphql`
      query DirectScreenQuery($channelId: ID!, $count: Int!) @throwOnFieldError {
        viewer {
          ...DirectList_viewer
          ...MessageTabs_viewer
        }
        ...OpenChannel_query @arguments(channelId: $channelId, count: $count)
      }
    `,
    queryRef,
  )
  return (
    <ChatLayout
      isChannelOpen
      list={
        <ChannelListFrame headingLevel={2} tab="direct" viewer={query.viewer}>
          <DirectList
            viewer={query.viewer}
            headingLevel={3}
            currentId={queryRef.variables.channelId}
          />
        </ChannelListFrame>
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
