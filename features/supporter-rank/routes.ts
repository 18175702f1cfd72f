import { paths } from '#addresses/supporter-rank.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { SupporterRankScreenQuery } from './screens/SupporterRankScreen/__generated__/SupporterRankScreenQuery.graphql.ts'

export const supporterRankRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.season.pattern,
      screen: () => import('./screens/SupporterRankScreen/SupporterRankScreen.tsx'),
      query: () =>
        import('./screens/SupporterRankScreen/__generated__/SupporterRankScreenQuery.graphql.ts'),
      variables: ({ season_id = '' }): SupporterRankScreenQuery['variables'] => ({ id: season_id }),
    },
  ],
}
