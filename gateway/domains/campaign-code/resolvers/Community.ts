import type { CommunityResolvers } from '../../types.generated.ts'
import { openPages, pageNamed } from '../pages.ts'

export const Community: Pick<CommunityResolvers, 'campaignCodePages' | 'campaignCodePage'> = {
  campaignCodePages: (community, _, context) => openPages(context, community.id),
  campaignCodePage: (community, { identifier }, context) =>
    pageNamed(context, community.id, identifier),
}
