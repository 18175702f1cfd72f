import { paths } from '#addresses/check-in.ts'
import { deliveryMessages } from '#features/delivery/words.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import { readMonth } from './months.ts'
import type { CheckInPresentScreenQuery } from './screens/CheckInPresentScreen/__generated__/CheckInPresentScreenQuery.graphql.ts'
import type { CheckInScreenQuery } from './screens/CheckInScreen/__generated__/CheckInScreenQuery.graphql.ts'

export const checkInRoutes: FeatureRoutes = {
  messages: joinMessages(
    { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
    deliveryMessages,
  ),
  routes: [
    {
      path: paths.checkIn.pattern,
      screen: () => import('./screens/CheckInScreen/CheckInScreen.tsx'),
      query: () => import('./screens/CheckInScreen/__generated__/CheckInScreenQuery.graphql.ts'),
      search: ['month'],
      variables: (_, search): CheckInScreenQuery['variables'] => ({ month: readMonth(search) }),
    },
    {
      path: paths.histories.pattern,
      screen: () => import('./screens/CheckInHistoriesScreen/CheckInHistoriesScreen.tsx'),
      query: () =>
        import('./screens/CheckInHistoriesScreen/__generated__/CheckInHistoriesScreenQuery.graphql.ts'),
    },
    {
      path: paths.presents.pattern,
      screen: () => import('./screens/CheckInPresentsScreen/CheckInPresentsScreen.tsx'),
      query: () =>
        import('./screens/CheckInPresentsScreen/__generated__/CheckInPresentsScreenQuery.graphql.ts'),
    },
    {
      path: paths.present.pattern,
      screen: () => import('./screens/CheckInPresentScreen/CheckInPresentScreen.tsx'),
      query: () =>
        import('./screens/CheckInPresentScreen/__generated__/CheckInPresentScreenQuery.graphql.ts'),
      variables: ({ present_id = '' }): CheckInPresentScreenQuery['variables'] => ({
        id: present_id,
      }),
    },
    {
      path: paths.stores.pattern,
      screen: () => import('./screens/CheckInStoresScreen/CheckInStoresScreen.tsx'),
      query: () =>
        import('./screens/CheckInStoresScreen/__generated__/CheckInStoresScreenQuery.graphql.ts'),
    },
    {
      path: paths.counter.pattern,
      screen: () => import('./screens/CheckInCounterScreen/CheckInCounterScreen.tsx'),
    },
  ],
}
