import type { CommunityResolvers } from '../../types.generated.ts'
import { sectionsAt } from '../service.ts'

export const Community: Pick<CommunityResolvers, 'bannerSections'> = {
  bannerSections: (community, { place }, context) => sectionsAt(context, community.id, place),
}
