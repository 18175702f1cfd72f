import type { FeatureRoutes } from '#platform/routing/route.ts'

export const paths = { settings: () => '/settings', language: () => '/settings/language' }

export const settingsRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: '/settings',
      screen: () => import('./screens/SettingsScreen/SettingsScreen.tsx'),
      query: () => import('./screens/SettingsScreen/SettingsScreen.loader.ts'),
    },
    {
      path: '/settings/language',
      screen: () => import('./screens/LanguageScreen/LanguageScreen.tsx'),
    },
  ],
}
