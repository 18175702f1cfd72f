import type { CommunityResolvers } from '../../types.generated.ts'
import { hashtagOf } from '../service.ts'

export const Community: Pick<CommunityResolvers, 'hashtag'> = {
  hashtag: (community, { name }) => hashtagOf(community.id, name),
}
