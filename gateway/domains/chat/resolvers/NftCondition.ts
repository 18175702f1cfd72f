import type { NftConditionResolvers } from '../../types.generated.ts'
import { nftOf, standingTo } from '../rooms.ts'

export const NftCondition: NftConditionResolvers = {
  nft: (channel, _, context) => nftOf(context, channel),
  nftName: async (channel, _, context) => (await nftOf(context, channel)).name[context.language],
  standing: (channel, _, context) => standingTo(context, channel),
}
