import type { FeatureRoutes } from '#platform/routing/route.ts'

/** The addresses that others may link to. */
export const paths = { home: () => '/' }

export const homeRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: '/',
      screen: () => import('./screens/HomeScreen/HomeScreen.tsx'),
      query: () => import('./screens/HomeScreen/HomeScreen.loader.ts'),
    },
  ],
}
