import { paths } from '#addresses/chat.ts'
import { channelMessages } from '#features/channel/words.ts'
import { muteMessages } from '#features/mute/words.ts'
import { peopleMessages } from '#features/people/words.ts'
import { pictureMessages } from '#features/picture/words.ts'
import { reportMessages } from '#features/report/words.ts'
import { writtenMessages } from '#features/written/words.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import { chatMessages } from './words.ts'
import { mentionMessages } from '#features/mention/words.ts'
import type { ChatScreenQuery } from './screens/ChatScreen/__generated__/ChatScreenQuery.graphql.ts'
import type { DirectScreenQuery } from './screens/DirectScreen/__generated__/DirectScreenQuery.graphql.ts'
import { pageSize } from './pageSize.ts'

export const chatRoutes: FeatureRoutes = {
  messages: joinMessages(
    chatMessages,
    mentionMessages,
    pictureMessages,
    channelMessages,
    muteMessages,
    peopleMessages,
    reportMessages,
    writtenMessages,
  ),
  routes: [
    {
      path: paths.channels.pattern,
      screen: () => import('./screens/ChannelsScreen/ChannelsScreen.tsx'),
      query: () => import('./screens/ChannelsScreen/__generated__/ChannelsScreenQuery.graphql.ts'),
    },
    {
      path: paths.chat.pattern,
      hasOwnHeader: true,
      screen: () => import('./screens/ChatScreen/ChatScreen.tsx'),
      query: () => import('./screens/ChatScreen/__generated__/ChatScreenQuery.graphql.ts'),
      variables: ({ channel_id = '' }): ChatScreenQuery['variables'] => ({
        channelId: channel_id,
        count: pageSize,
      }),
    },
    {
      path: paths.directList.pattern,
      screen: () => import('./screens/DirectListScreen/DirectListScreen.tsx'),
      query: () =>
        import('./screens/DirectListScreen/__generated__/DirectListScreenQuery.graphql.ts'),
    },
    {
      path: paths.direct.pattern,
      hasOwnHeader: true,
      screen: () => import('./screens/DirectScreen/DirectScreen.tsx'),
      query: () => import('./screens/DirectScreen/__generated__/DirectScreenQuery.graphql.ts'),
      variables: ({ private_channel_id = '' }): DirectScreenQuery['variables'] => ({
        channelId: private_channel_id,
        count: pageSize,
      }),
    },
    {
      path: paths.messagePolicy.pattern,
      screen: () => import('./screens/MessagePolicyScreen/MessagePolicyScreen.tsx'),
      query: () =>
        import('./screens/MessagePolicyScreen/__generated__/MessagePolicyScreenQuery.graphql.ts'),
    },
  ],
}
