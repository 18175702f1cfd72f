import { paths } from '#addresses/payments.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import { paymentMessages } from './words.ts'

export const paymentsRoutes: FeatureRoutes = {
  messages: paymentMessages,
  routes: [
    {
      path: paths.cards.pattern,
      screen: () => import('./screens/CardsScreen/CardsScreen.tsx'),
      query: () => import('./screens/CardsScreen/__generated__/CardsScreenQuery.graphql.ts'),
    },
  ],
}
