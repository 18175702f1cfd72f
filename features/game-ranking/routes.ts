import { paths, spanNames } from '#addresses/game-ranking.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import { buzzCasualGameMessages } from '#features/buzz-casual-game/words.ts'
import { casualGameMessages } from '#features/casual-game/words.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import { gameRankingMessages } from './words.ts'
import type { GameReplayScreenQuery } from './screens/GameReplayScreen/__generated__/GameReplayScreenQuery.graphql.ts'
import type { GameRankingScreenQuery } from './screens/GameRankingScreen/__generated__/GameRankingScreenQuery.graphql.ts'

type Span = keyof typeof spanNames

const spans = Object.keys(spanNames) as Span[]

export const gameRankingRoutes: FeatureRoutes = {
  // What is watched is shown in its game's own words.
  messages: joinMessages(gameRankingMessages, casualGameMessages, buzzCasualGameMessages),
  routes: [
    {
      path: paths.ranking.pattern,
      screen: () => import('./screens/GameRankingScreen/GameRankingScreen.tsx'),
      query: () =>
        import('./screens/GameRankingScreen/__generated__/GameRankingScreenQuery.graphql.ts'),
      search: ['day', 'span'],
      variables: ({ game_id = '' }, search): GameRankingScreenQuery['variables'] => {
        const day = search.get('day')
        return {
          game: game_id,
          span: spans.find((span) => spanNames[span] === search.get('span')) ?? 'DAY',
          // What is no day has no ranking, as a day that is yet to come.
          day: day === null || /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : '9999-12-31',
        }
      },
    },
    {
      path: paths.replay.pattern,
      screen: () => import('./screens/GameReplayScreen/GameReplayScreen.tsx'),
      query: () =>
        import('./screens/GameReplayScreen/__generated__/GameReplayScreenQuery.graphql.ts'),
      variables: ({ play_id = '' }): GameReplayScreenQuery['variables'] => ({ playId: play_id }),
    },
  ],
}
