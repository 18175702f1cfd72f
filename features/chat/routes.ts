import { fillPath } from '#platform/routing/path.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'

/** The addresses that others may link to. */
export const paths = {
  channels: () => '/messages',
  chat: (channelId: string) => fillPath('/messages/chat/:channel_id', { channel_id: channelId }),
}

export const chatRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: '/messages',
      screen: () => import('./screens/ChannelsScreen/ChannelsScreen.tsx'),
      query: () => import('./screens/ChannelsScreen/ChannelsScreen.loader.ts'),
    },
    {
      path: '/messages/chat/:channel_id',
      hasOwnHeader: true,
      screen: () => import('./screens/ChatScreen/ChatScreen.tsx'),
      query: () => import('./screens/ChatScreen/ChatScreen.loader.ts'),
    },
  ],
}
