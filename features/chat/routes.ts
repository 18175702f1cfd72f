import { fillPath } from '#platform/routing/path.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'

export const paths = {
  channels: () => '/messages',
  chat: (channelId: string) => fillPath('/messages/chat/:channel_id', { channel_id: channelId }),
}

export const chatRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: '/messages/chat/:channel_id',
      screen: () => import('./screens/ChatScreen/ChatScreen.tsx'),
      query: () => import('./screens/ChatScreen/ChatScreen.loader.ts'),
    },
  ],
}
