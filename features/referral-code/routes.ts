import { paths } from '#addresses/referral-code.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'

export const referralCodeRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.referral.pattern,
      screen: () => import('./screens/ReferralCodeScreen/ReferralCodeScreen.tsx'),
      query: () =>
        import('./screens/ReferralCodeScreen/__generated__/ReferralCodeScreenQuery.graphql.ts'),
    },
  ],
}
