import { paths } from '#addresses/collection.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { CollectionScreenQuery } from './screens/CollectionScreen/__generated__/CollectionScreenQuery.graphql.ts'

export const collectionRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.badges.pattern,
      screen: () => import('./screens/BadgesScreen/BadgesScreen.tsx'),
      query: () => import('./screens/BadgesScreen/__generated__/BadgesScreenQuery.graphql.ts'),
    },
    {
      path: paths.collections.pattern,
      screen: () => import('./screens/CollectionsScreen/CollectionsScreen.tsx'),
      query: () =>
        import('./screens/CollectionsScreen/__generated__/CollectionsScreenQuery.graphql.ts'),
    },
    {
      path: paths.collection.pattern,
      screen: () => import('./screens/CollectionScreen/CollectionScreen.tsx'),
      query: () =>
        import('./screens/CollectionScreen/__generated__/CollectionScreenQuery.graphql.ts'),
      variables: ({ collection_id = '' }): CollectionScreenQuery['variables'] => ({
        id: collection_id,
      }),
    },
  ],
}
