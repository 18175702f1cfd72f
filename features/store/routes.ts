import { paths } from '#addresses/store.ts'
import { bannerMessages } from '#features/banner/words.ts'
import { specialGiftMessages } from '#features/special-gift/words.ts'
import { subscriptionMessages } from '#features/subscription/words.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { ItemScreenQuery } from './screens/ItemScreen/__generated__/ItemScreenQuery.graphql.ts'
import type { SectionScreenQuery } from './screens/SectionScreen/__generated__/SectionScreenQuery.graphql.ts'

export const storeRoutes: FeatureRoutes = {
  messages: joinMessages(
    { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
    bannerMessages,
    specialGiftMessages,
    subscriptionMessages,
  ),
  routes: [
    {
      path: paths.store.pattern,
      screen: () => import('./screens/StoreScreen/StoreScreen.tsx'),
      query: () => import('./screens/StoreScreen/__generated__/StoreScreenQuery.graphql.ts'),
    },
    {
      path: paths.section.pattern,
      screen: () => import('./screens/SectionScreen/SectionScreen.tsx'),
      query: () => import('./screens/SectionScreen/__generated__/SectionScreenQuery.graphql.ts'),
      variables: ({ section_id = '' }): SectionScreenQuery['variables'] => ({ id: section_id }),
    },
    {
      path: paths.item.pattern,
      screen: () => import('./screens/ItemScreen/ItemScreen.tsx'),
      query: () => import('./screens/ItemScreen/__generated__/ItemScreenQuery.graphql.ts'),
      variables: ({ item_id = '' }): ItemScreenQuery['variables'] => ({ id: item_id }),
    },
    {
      path: paths.wishes.pattern,
      screen: () => import('./screens/WishesScreen/WishesScreen.tsx'),
      query: () => import('./screens/WishesScreen/__generated__/WishesScreenQuery.graphql.ts'),
    },
    {
      path: paths.basket.pattern,
      screen: () => import('./screens/BasketScreen/BasketScreen.tsx'),
      query: () => import('./screens/BasketScreen/__generated__/BasketScreenQuery.graphql.ts'),
    },
  ],
}
