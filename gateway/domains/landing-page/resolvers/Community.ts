import type { CommunityResolvers } from '../../types.generated.ts'
import { landingPageAt } from '../service.ts'

export const Community: Pick<CommunityResolvers, 'landingPage'> = {
  landingPage: (community, { place, identifier }, context) =>
    landingPageAt(context, community.id, place, identifier),
}
