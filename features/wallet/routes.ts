import { paths } from '#addresses/wallet.ts'
import { missionMessages } from '#features/mission/words.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'

export const walletRoutes: FeatureRoutes = {
  messages: joinMessages(
    { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
    missionMessages,
  ),
  routes: [
    {
      path: paths.coins.pattern,
      screen: () => import('./screens/CoinsScreen/CoinsScreen.tsx'),
      query: () => import('./screens/CoinsScreen/__generated__/CoinsScreenQuery.graphql.ts'),
    },
    {
      path: paths.spending.pattern,
      screen: () => import('./screens/SpendingScreen/SpendingScreen.tsx'),
      query: () => import('./screens/SpendingScreen/__generated__/SpendingScreenQuery.graphql.ts'),
    },
  ],
}
