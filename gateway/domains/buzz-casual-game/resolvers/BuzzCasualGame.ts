import { listSizes } from '#schema/listSizes.generated.ts'
import type { BuzzCasualGameResolvers } from '../../types.generated.ts'
import { endOf, isOfToday, playsOf, topOf, viewerPlayOf, viewerRanksOf } from '../service.ts'

export const BuzzCasualGame: BuzzCasualGameResolvers = {
  id: ({ communityId, day }) => `${communityId.replace(/^[a-z]+_/, 'buzzgame_')}_${day}`,
  isOfToday: ({ day }, _, context) => isOfToday(context, day),
  closesAt: ({ day }) => endOf(day),
  plays: (game, _, context) => playsOf(context, game),
  viewerPlay: (game, _, context) => viewerPlayOf(context, game),
  top: (game, _, context) => topOf(context, game, listSizes['BuzzCasualGame.top']),
  viewerRanks: (game, _, context) => viewerRanksOf(context, game),
}
