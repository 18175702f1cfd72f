import type { MutationResolvers } from '../../types.generated.ts'
import { joinCommunity } from '../joining.ts'
import { chooseOshi } from '../choosing.ts'

export const Mutation: Pick<MutationResolvers, 'joinCommunity' | 'chooseOshi'> = {
  joinCommunity: (_, { input }, context) => joinCommunity(context, input.communityId),
  chooseOshi: (_, { input }, context) =>
    chooseOshi(context, input.communityId, input.talentId ?? null),
}
