import { paths } from '#addresses/shell.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'

const notFound = () => import('./screens/NotFoundScreen/NotFoundScreen.tsx')

export const shellRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    { path: '/404', status: 404, screen: notFound },
    { path: '*', status: 404, screen: notFound },
    {
      path: paths.blocked.pattern,
      shell: 'none',
      status: 403,
      screen: () => import('./screens/BlockedScreen/BlockedScreen.tsx'),
      query: () => import('./screens/BlockedScreen/__generated__/BlockedScreenQuery.graphql.ts'),
    },
    {
      path: paths.ipBlocked.pattern,
      shell: 'none',
      status: 403,
      screen: () => import('./screens/IpBlockedScreen/IpBlockedScreen.tsx'),
      query: () =>
        import('./screens/IpBlockedScreen/__generated__/IpBlockedScreenQuery.graphql.ts'),
    },
  ],
}
