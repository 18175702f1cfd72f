import type { CommunityResolvers } from '../../types.generated.ts'
import { presentsOf } from '../presents.ts'
import { bookOf } from '../service.ts'
import { storesOf } from '../stores.ts'

type Fields = 'viewerCheckIns' | 'checkInPresents' | 'checkInStores'

export const Community: Pick<CommunityResolvers, Fields> = {
  viewerCheckIns: (community, _, context) => bookOf(context, community.id),
  checkInPresents: (community, _, context) => presentsOf(context, community.id),
  checkInStores: (community, _, context) => storesOf(context, community.id),
}
