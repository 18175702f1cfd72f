import type { PublicJoinedCommunityResolvers } from '../../types.generated.ts'
import { loadTalent } from '../service.ts'

export const PublicJoinedCommunity: Pick<PublicJoinedCommunityResolvers, 'id' | 'oshi'> = {
  // The viewer's own view of the same row is another type, and ids are unique across types.
  id: (membership) => `public_${membership.id}`,
  oshi: (membership, _, context) =>
    membership.oshiId === null ? null : loadTalent(context, membership.oshiId),
}
