import type { FanResolvers } from '../../types.generated.ts'
import { countsOf, statusOf } from '../standing.ts'

type Own = 'followerCount' | 'followingCount' | 'isFollowed' | 'isFollower'

export const Fan: Pick<FanResolvers, Own> = {
  followerCount: async ({ membership }, _, context) =>
    (await countsOf(context, membership)).followers,
  followingCount: async ({ membership }, _, context) =>
    (await countsOf(context, membership)).following,
  isFollowed: async ({ membership }, _, context) =>
    (await statusOf(context, membership)).isFollowed,
  isFollower: async ({ membership }, _, context) =>
    (await statusOf(context, membership)).isFollower,
}
