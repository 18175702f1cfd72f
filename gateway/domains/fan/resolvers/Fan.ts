import { loadTalent } from '../../community/service.ts'
import { badgesOf } from '../../collection/service.ts'
import type { FanResolvers } from '../../types.generated.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import { isDemoResident } from '../service.ts'

export const Fan: Pick<FanResolvers, 'id' | 'isDemoResident' | 'talent' | 'badges'> = {
  id: ({ membership }) => `fan ${membership.id}`,
  isDemoResident: ({ user }, _, context) => isDemoResident(context, user.id),
  talent: ({ membership: { role, oshiId } }, _, context) =>
    role === 'TALENT' && oshiId !== null ? loadTalent(context, oshiId) : null,
  badges: ({ user, membership }, _, { db }) =>
    badgesOf(db, user.id, {
      communityId: membership.communityId,
      most: listSizes['Fan.badges'],
    }),
}
