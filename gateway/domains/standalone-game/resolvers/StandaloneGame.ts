import type { StandaloneGameResolvers } from '../../types.generated.ts'
import { viewerSaveOf, viewerSavesOf } from '../service.ts'

export const StandaloneGame: StandaloneGameResolvers = {
  id: ({ communityId, name }) => `${communityId.replace(/^[a-z]+_/, 'standalonegame_')}_${name}`,
  viewerSave: (game, _, context) => viewerSaveOf(context, game),
  viewerSaves: (game, _, context) => viewerSavesOf(context, game),
}
