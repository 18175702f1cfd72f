import type { CommunityResolvers } from '../../types.generated.ts'
import { bookOf } from '../service.ts'

export const Community: Pick<CommunityResolvers, 'viewerCheckIns'> = {
  viewerCheckIns: (community, _, context) => bookOf(context, community.id),
}
