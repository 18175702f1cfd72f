import { paths } from '#addresses/casual-game.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { CasualGameScreenQuery } from './screens/CasualGameScreen/__generated__/CasualGameScreenQuery.graphql.ts'
import { casualGameMessages } from './words.ts'

export const casualGameRoutes: FeatureRoutes = {
  messages: casualGameMessages,
  routes: [
    {
      path: paths.game.pattern,
      screen: () => import('./screens/CasualGameScreen/CasualGameScreen.tsx'),
      query: () =>
        import('./screens/CasualGameScreen/__generated__/CasualGameScreenQuery.graphql.ts'),
      variables: ({ casual_game_id = '' }): CasualGameScreenQuery['variables'] => ({
        name: casual_game_id,
      }),
    },
  ],
}
