import { listSizes } from '#schema/listSizes.generated.ts'
import type { GameRankingResolvers } from '../../types.generated.ts'
import { closesAt, playersOf, topOf, viewerRanksOf } from '../service.ts'

export const GameRanking: GameRankingResolvers = {
  id: ({ communityId, game, span, from }) =>
    `${communityId.replace(/^[a-z]+_/, 'gameranking_')}_${game}_${span}_${from}`,
  closesAt: (ranking) => closesAt(ranking),
  isClosed: (ranking, _, { now }) => closesAt(ranking) <= now(),
  players: (ranking, _, context) => playersOf(context, ranking),
  top: (ranking, _, context) => topOf(context, ranking, listSizes['GameRanking.top']),
  viewerRanks: (ranking, _, context) => viewerRanksOf(context, ranking),
}
