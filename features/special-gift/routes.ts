import { paths } from '#addresses/special-gift.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { SpecialGiftsScreenQuery } from './screens/SpecialGiftsScreen/__generated__/SpecialGiftsScreenQuery.graphql.ts'

export const specialGiftRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.list.pattern,
      screen: () => import('./screens/OpenableItemsScreen/OpenableItemsScreen.tsx'),
      query: () =>
        import('./screens/OpenableItemsScreen/__generated__/OpenableItemsScreenQuery.graphql.ts'),
    },
    {
      path: paths.gifts.pattern,
      screen: () => import('./screens/SpecialGiftsScreen/SpecialGiftsScreen.tsx'),
      query: () =>
        import('./screens/SpecialGiftsScreen/__generated__/SpecialGiftsScreenQuery.graphql.ts'),
      variables: ({ item_id = '' }): SpecialGiftsScreenQuery['variables'] => ({ id: item_id }),
    },
  ],
}
