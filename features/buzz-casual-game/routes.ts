import { paths } from '#addresses/buzz-casual-game.ts'
import { isContractDay } from '#rules/day.ts'
import type { FeatureRoutes, ScreenRoute } from '#platform/routing/route.ts'
import type { GameScreenQuery } from './screens/GameScreen/__generated__/GameScreenQuery.graphql.ts'
import type { PlayScreenQuery } from './screens/PlayScreen/__generated__/PlayScreenQuery.graphql.ts'
import type { RankingScreenQuery } from './screens/RankingScreen/__generated__/RankingScreenQuery.graphql.ts'
import { buzzCasualGameMessages } from './words.ts'

const gameScreen: Omit<ScreenRoute, 'path'> = {
  screen: () => import('./screens/GameScreen/GameScreen.tsx'),
  query: () => import('./screens/GameScreen/__generated__/GameScreenQuery.graphql.ts'),
  variables: (params): GameScreenQuery['variables'] => ({
    // What is no day has no game, as a day before all games.
    day: params.day === undefined ? null : dayOf(params.day),
  }),
}

const dayOf = (text = '') => (isContractDay(text) ? text : '1970-01-01')

export const buzzCasualGameRoutes: FeatureRoutes = {
  messages: buzzCasualGameMessages,
  routes: [
    { path: paths.today.pattern, ...gameScreen },
    { path: paths.game.pattern, ...gameScreen },
    { path: paths.standalone.pattern, ...gameScreen, shell: 'none' },
    {
      path: paths.ranking.pattern,
      screen: () => import('./screens/RankingScreen/RankingScreen.tsx'),
      query: () => import('./screens/RankingScreen/__generated__/RankingScreenQuery.graphql.ts'),
      variables: (params): RankingScreenQuery['variables'] => ({ day: dayOf(params.day) }),
    },
    {
      path: paths.play.pattern,
      screen: () => import('./screens/PlayScreen/PlayScreen.tsx'),
      query: () => import('./screens/PlayScreen/__generated__/PlayScreenQuery.graphql.ts'),
      variables: ({ play_id = '' }): PlayScreenQuery['variables'] => ({ id: play_id }),
    },
  ],
}
