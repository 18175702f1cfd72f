import { listSizes } from '#schema/listSizes.generated.ts'
import { readKeysetPage, toConnection } from '../../../platform/graphql/connection.ts'
import { decodeIdCursor } from '../../../platform/graphql/cursor.ts'
import type { ViewerFollowsResolvers } from '../../types.generated.ts'
import { countsOf } from '../standing.ts'
import { findFollows } from '../store.ts'

export const ViewerFollows: ViewerFollowsResolvers = {
  id: ({ communityId, fanId }) => `follows ${communityId} ${fanId}`,
  followingCount: async ({ communityId, fanId }, _, context) =>
    (await countsOf(context, { communityId, userId: fanId })).following,
  followerCount: async ({ communityId, fanId }, _, context) =>
    (await countsOf(context, { communityId, userId: fanId })).followers,
  fans: async (follows, { direction, ...args }, { db }) => {
    const most = listSizes['ViewerFollows.fans']
    const page = readKeysetPage(args, { most, decode: decodeIdCursor('follow') })
    return toConnection(await findFollows(db, follows, direction, page), page, ({ id }) => id)
  },
}
