import type { FeatureRoutes } from '#platform/routing/route.ts'

export const paths = { notFound: () => '/404' }

const messages = { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') }

export const shellRoutes: FeatureRoutes = {
  messages,
  routes: [{ path: '*', status: 404, screen: () => import('./screens/NotFoundScreen/NotFoundScreen.tsx') }],
}
