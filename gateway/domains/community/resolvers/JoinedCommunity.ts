import type { JoinedCommunityResolvers } from '../../types.generated.ts'
import { loadCommunity, loadTalent } from '../service.ts'

export const JoinedCommunity: JoinedCommunityResolvers = {
  community: async (membership, _, context) => {
    const community = await loadCommunity(context, membership.communityId)
    if (!community) throw new Error(`membership ${membership.id} is of no community`)
    return community
  },
  oshi: (membership, _, context) =>
    membership.oshiId === null ? null : loadTalent(context, membership.oshiId),
}
