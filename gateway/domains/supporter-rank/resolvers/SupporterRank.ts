import type { SupporterRankResolvers } from '../../types.generated.ts'
import { rewardsOf } from '../service.ts'

export const SupporterRank: SupporterRankResolvers = {
  name: ({ name }, _, { language }) => name[language],
  rewards: (rank, _, context) => rewardsOf(context, rank),
}
