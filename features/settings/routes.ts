import { paths } from '#addresses/settings.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'

export const settingsRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.settings.pattern,
      screen: () => import('./screens/SettingsScreen/SettingsScreen.tsx'),
      query: () => import('./screens/SettingsScreen/__generated__/SettingsScreenQuery.graphql.ts'),
    },
    {
      path: paths.language.pattern,
      screen: () => import('./screens/LanguageScreen/LanguageScreen.tsx'),
    },
  ],
}
