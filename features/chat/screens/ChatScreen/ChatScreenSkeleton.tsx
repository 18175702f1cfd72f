import { ChannelListFrame } from '../../components/ChannelList/ChannelListFrame.tsx'
import { ChannelListSkeleton } from '../../components/ChannelList/ChannelListSkeleton.tsx'
import { ChatLayout } from '../../components/ChatLayout/ChatLayout.tsx'
import { ConversationSkeleton } from '../../components/Conversation/ConversationSkeleton.tsx'

/** A channel of which nothing is known yet. */
export function ChatScreenSkeleton() {
  return (
    <ChatLayout
      isChannelOpen
      list={
        <ChannelListFrame headingLevel={2}>
          <ChannelListSkeleton />
        </ChannelListFrame>
      }
    >
      <ConversationSkeleton />
    </ChatLayout>
  )
}
