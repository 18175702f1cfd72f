import type { FeatureRoutes } from '#platform/routing/route.ts'
import { readMonth } from './months.ts'
import { paths } from './paths.ts'
import type { CheckInScreenQuery } from './screens/CheckInScreen/__generated__/CheckInScreenQuery.graphql.ts'

export const checkInRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.checkIn.pattern,
      screen: () => import('./screens/CheckInScreen/CheckInScreen.tsx'),
      query: () => import('./screens/CheckInScreen/__generated__/CheckInScreenQuery.graphql.ts'),
      variables: (_, search): CheckInScreenQuery['variables'] => ({ month: readMonth(search) }),
    },
    {
      path: paths.histories.pattern,
      screen: () => import('./screens/CheckInHistoriesScreen/CheckInHistoriesScreen.tsx'),
      query: () =>
        import('./screens/CheckInHistoriesScreen/__generated__/CheckInHistoriesScreenQuery.graphql.ts'),
    },
  ],
}
