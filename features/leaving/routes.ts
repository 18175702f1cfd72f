import { paths } from '#addresses/leaving.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'

export const leavingRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.deleteAccount.pattern,
      screen: () => import('./screens/DeleteAccountScreen/DeleteAccountScreen.tsx'),
      query: () =>
        import('./screens/DeleteAccountScreen/__generated__/DeleteAccountScreenQuery.graphql.ts'),
    },
  ],
}
