import { loadTalent } from '../../community/service.ts'
import { viewerCount } from '../../collection/service.ts'
import { toImage } from '../../../platform/files/image.ts'
import type { TreasurePrizeResolvers } from '../../types.generated.ts'

export const TreasurePrize: TreasurePrizeResolvers = {
  name: (prize, _, { language }) => prize.name[language],
  picture: (prize, _, context) => toImage(prize.picture, context),
  talent: (prize, _, context) =>
    prize.talentId === null ? null : loadTalent(context, prize.talentId),
  viewerCount: (prize, _, context) =>
    prize.thingId === null ? 0 : viewerCount(context, prize.thingId),
}
