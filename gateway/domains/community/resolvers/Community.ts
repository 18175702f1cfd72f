import { listSizes } from '#schema/listSizes.generated.ts'
import { visibleChannels } from '../../chat/service.ts'
import { encodeCursor, decodeNumberCursor } from '../../../platform/graphql/cursor.ts'
import { toImage } from '../../../platform/files/image.ts'
import type { CommunityResolvers } from '../../types.generated.ts'
import { happeningsOf, talentsOf, viewerMembership } from '../service.ts'

export const Community: CommunityResolvers = {
  name: (community, _, { language }) => community.name[language],
  tagline: (community, _, { language }) => community.tagline[language],
  description: (community, _, { language }) => community.description[language],
  hero: (community, _, context) => toImage(community.hero, context),
  shareImage: (community, _, context) => toImage(community.shareImage, context),
  talents: (community, _, context) => talentsOf(context, community.id),
  happenings: (community, _, context) => happeningsOf(context, community.id),
  viewerMembership: (community, _, context) => viewerMembership(context, community.id),
  channels: async (community, { first, after }, context) => {
    const from = decodeNumberCursor(after) ?? -1
    const following = (await visibleChannels(context, community.id)).filter(
      (row) => row.position > from,
    )
    const size = listSizes['Community.channels']
    const page = following.slice(0, Math.min(first ?? size, size))
    return {
      edges: page.map((node) => ({ cursor: encodeCursor(node.position), node })),
      pageInfo: {
        hasNextPage: following.length > page.length,
        hasPreviousPage: from >= 0,
        startCursor: page[0] ? encodeCursor(page[0].position) : null,
        endCursor: page.at(-1) ? encodeCursor(page.at(-1)!.position) : null,
      },
    }
  },
}
