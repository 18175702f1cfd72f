import { listSizes } from '#schema/listSizes.generated.ts'
import { visibleChannels } from '../../chat/service.ts'
import { readKeysetPage, toConnection } from '../../../platform/graphql/connection.ts'
import { decodeNumberCursor } from '../../../platform/graphql/cursor.ts'
import { toImage } from '../../../platform/files/image.ts'
import type { CommunityResolvers } from '../../types.generated.ts'
import { viewerAudiences } from '../audience.ts'
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
  viewerAudiences: (community, _, context) => viewerAudiences(context, community.id),
  channels: async (community, args, context) => {
    const page = readKeysetPage(args, {
      most: listSizes['Community.channels'],
      decode: decodeNumberCursor,
    })
    const channels = await visibleChannels(context, community.id)
    const following = channels.filter(({ position }) => position > (page.key ?? -1))
    return toConnection(following, page, ({ position }) => position)
  },
}
