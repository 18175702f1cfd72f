import { loadTalent } from '../../community/service.ts'
import { viewerOwns } from '../../collection/service.ts'
import { toImage } from '../../../platform/files/image.ts'
import type { TreasurePrizeResolvers } from '../../types.generated.ts'
import { variantOf } from '../variants.ts'

export const TreasurePrize: TreasurePrizeResolvers = {
  name: (prize, _, { language }) => prize.name[language],
  picture: (prize, _, context) => toImage(prize.picture, context),
  talent: (prize, _, context) =>
    prize.talentId === null ? null : loadTalent(context, prize.talentId),
  variant: (prize, _, context) => variantOf(context, prize),
  viewerCount: async (prize, _, context) =>
    prize.thingId === null ? 0 : (await viewerOwns(context, prize.thingId)).count,
  viewerLockedCount: async (prize, _, context) =>
    prize.thingId === null ? 0 : (await viewerOwns(context, prize.thingId)).locked,
}
