import type { FeatureRoutes } from '#platform/routing/route.ts'

export const paths = {
  passwordReset: () => '/password-reset',
  handler: () => '/auth/handler',
}

export const authRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: '/password-reset',
      shell: 'none',
      screen: () => import('./screens/PasswordResetScreen/PasswordResetScreen.tsx'),
      query: () => import('./screens/PasswordResetScreen/PasswordResetScreen.loader.ts'),
    },
    {
      path: '/auth/handler',
      shell: 'none',
      screen: () => import('./screens/HandlerScreen/HandlerScreen.tsx'),
      query: () => import('./screens/HandlerScreen/HandlerScreen.loader.ts'),
    },
  ],
}
