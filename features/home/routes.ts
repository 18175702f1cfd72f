import type { FeatureRoutes } from '#platform/routing/route.ts'
import { paths } from './paths.ts'

export const homeRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.home.pattern,
      screen: () => import('./screens/HomeScreen/HomeScreen.tsx'),
      query: () => import('./screens/HomeScreen/__generated__/HomeScreenQuery.graphql.ts'),
    },
  ],
}
