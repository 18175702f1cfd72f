import { listSizes } from '#schema/listSizes.generated.ts'
import type { CasualGameResolvers } from '../../types.generated.ts'
import { topOf, viewerBestOf, viewerStaminaOf } from '../service.ts'

export const CasualGame: CasualGameResolvers = {
  id: ({ communityId, name }) => `${communityId.replace(/^[a-z]+_/, 'casualgame_')}_${name}`,
  topOfToday: (game, _, context) =>
    topOf(context, game, { isOfToday: true, most: listSizes['CasualGame.topOfToday'] }),
  topOfAll: (game, _, context) =>
    topOf(context, game, { isOfToday: false, most: listSizes['CasualGame.topOfAll'] }),
  viewerBest: (game, _, context) => viewerBestOf(context, game),
  viewerStamina: (game, _, context) => viewerStaminaOf(context, game),
}
