import { loadUser } from '../../user/service.ts'
import type { BuzzCasualGameRankResolvers } from '../../types.generated.ts'

export const BuzzCasualGameRank: BuzzCasualGameRankResolvers = {
  id: ({ playId }) => playId.replace(/^buzzplay_/, 'buzzrank_'),
  fan: ({ fanId }, _, context) => loadUser(context, fanId),
}
