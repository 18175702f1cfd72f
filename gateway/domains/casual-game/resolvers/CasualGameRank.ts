import { loadMembership } from '../../community/service.ts'
import { loadUser } from '../../user/service.ts'
import type { CasualGameRankResolvers } from '../../types.generated.ts'

export const CasualGameRank: CasualGameRankResolvers = {
  id: ({ playId }) => playId.replace(/^casualplay_/, 'casualrank_'),
  fan: ({ fanId }, _, context) => loadUser(context, fanId),
  fanMembership: ({ communityId, fanId }, _, context) =>
    loadMembership(context, communityId, fanId),
}
