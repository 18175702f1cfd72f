import { loadNft } from '../../collection/service.ts'
import type { SupporterRankRewardResolvers } from '../../types.generated.ts'

export const SupporterRankReward: SupporterRankRewardResolvers = {
  nft: ({ nftId }, _, context) => (nftId === null ? null : loadNft(context, nftId)),
}
