import type { FeatureRoutes } from '#platform/routing/route.ts'
import { paths } from './paths.ts'

export const accountRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.password.pattern,
      screen: () => import('./screens/PasswordScreen/PasswordScreen.tsx'),
      query: () => import('./screens/PasswordScreen/__generated__/PasswordScreenQuery.graphql.ts'),
    },
  ],
}
