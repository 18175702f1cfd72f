import { badgesOf } from '../../collection/service.ts'
import type { FanResolvers } from '../../types.generated.ts'
import { listSizes } from '#schema/listSizes.generated.ts'

export const Fan: Pick<FanResolvers, 'id' | 'badges'> = {
  id: ({ membership }) => `fan ${membership.id}`,
  badges: ({ user, membership }, _, { db }) =>
    badgesOf(db, user.id, {
      communityId: membership.communityId,
      most: listSizes['Fan.badges'],
    }),
}
