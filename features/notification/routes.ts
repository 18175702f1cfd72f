import { paths } from '#addresses/notification.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'

export const notificationRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.notifications.pattern,
      screen: () => import('./screens/NotificationsScreen/NotificationsScreen.tsx'),
      query: () =>
        import('./screens/NotificationsScreen/__generated__/NotificationsScreenQuery.graphql.ts'),
    },
    {
      path: paths.settings.pattern,
      screen: () => import('./screens/NotificationSettingsScreen/NotificationSettingsScreen.tsx'),
      query: () =>
        import('./screens/NotificationSettingsScreen/__generated__/NotificationSettingsScreenQuery.graphql.ts'),
    },
  ],
}
