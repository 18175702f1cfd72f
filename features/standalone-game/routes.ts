import { paths } from '#addresses/standalone-game.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { StandaloneGameScreenQuery } from './screens/StandaloneGameScreen/__generated__/StandaloneGameScreenQuery.graphql.ts'

export const standaloneGameRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.game.pattern,
      screen: () => import('./screens/StandaloneGameScreen/StandaloneGameScreen.tsx'),
      query: () =>
        import('./screens/StandaloneGameScreen/__generated__/StandaloneGameScreenQuery.graphql.ts'),
      variables: ({ standalone_game_id = '' }): StandaloneGameScreenQuery['variables'] => ({
        name: standalone_game_id,
      }),
    },
  ],
}
