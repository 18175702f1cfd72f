import { paths } from '#addresses/legal.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'

export const legalRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.commercialTransactions.pattern,
      screen: () =>
        import('./screens/CommercialTransactionsScreen/CommercialTransactionsScreen.tsx'),
      query: () =>
        import('./screens/CommercialTransactionsScreen/__generated__/CommercialTransactionsScreenQuery.graphql.ts'),
    },
    {
      path: paths.paymentServices.pattern,
      screen: () => import('./screens/PaymentServicesScreen/PaymentServicesScreen.tsx'),
      query: () =>
        import('./screens/PaymentServicesScreen/__generated__/PaymentServicesScreenQuery.graphql.ts'),
    },
    {
      path: paths.terms.pattern,
      screen: () => import('./screens/TermsScreen/TermsScreen.tsx'),
      query: () => import('./screens/TermsScreen/__generated__/TermsScreenQuery.graphql.ts'),
    },
    {
      path: paths.privacy.pattern,
      screen: () => import('./screens/PrivacyScreen/PrivacyScreen.tsx'),
      query: () => import('./screens/PrivacyScreen/__generated__/PrivacyScreenQuery.graphql.ts'),
    },
  ],
}
