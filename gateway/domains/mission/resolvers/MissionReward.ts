import { loadBadge, loadCard, loadNft } from '../../collection/service.ts'
import type { MissionRewardResolvers } from '../../types.generated.ts'

export const MissionReward: MissionRewardResolvers = {
  kind: ({ rewardKind }) => rewardKind,
  amount: ({ rewardAmount }) => rewardAmount,
  badge: ({ rewardThingId }, _, context) =>
    rewardThingId === null ? null : loadBadge(context, rewardThingId),
  card: ({ rewardThingId }, _, context) =>
    rewardThingId === null ? null : loadCard(context, rewardThingId),
  nft: ({ rewardThingId }, _, context) =>
    rewardThingId === null ? null : loadNft(context, rewardThingId),
}
