import { paths } from '#addresses/auth.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'

export const authRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.passwordReset.pattern,
      search: ['oobCode'],
      shell: 'none',
      screen: () => import('./screens/PasswordResetScreen/PasswordResetScreen.tsx'),
      query: () =>
        import('./screens/PasswordResetScreen/__generated__/PasswordResetScreenQuery.graphql.ts'),
    },
    {
      path: paths.handler.pattern,
      search: ['mode', 'oobCode'],
      shell: 'none',
      screen: () => import('./screens/HandlerScreen/HandlerScreen.tsx'),
      query: () => import('./screens/HandlerScreen/__generated__/HandlerScreenQuery.graphql.ts'),
    },
  ],
}
