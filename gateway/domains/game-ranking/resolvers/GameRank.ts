import { loadMembership } from '../../community/service.ts'
import { loadUser } from '../../user/service.ts'
import type { GameRankResolvers } from '../../types.generated.ts'
import { rankWatchingOf } from '../watching.ts'

export const GameRank: GameRankResolvers = {
  id: ({ playId }) => playId.replace(/^[a-z]+_/, 'gamerank_'),
  fan: ({ fanId }, _, context) => loadUser(context, fanId),
  fanMembership: ({ communityId, fanId }, _, context) =>
    loadMembership(context, communityId, fanId),
  watching: (rank, _, context) => rankWatchingOf(context, rank),
}
