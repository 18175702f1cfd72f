import { loadFan } from '../../fan/service.ts'
import type { MutationResolvers } from '../../types.generated.ts'
import { followFan } from '../service.ts'

export const Mutation: Pick<MutationResolvers, 'followFan'> = {
  followFan: async (_, { input }, context) => {
    const answer = await followFan(context, input)
    if (answer.__typename !== 'FollowFanSuccess') return answer
    const { communityId, userId } = answer.fan
    return { ...answer, fan: await loadFan(context, communityId, userId) }
  },
}
