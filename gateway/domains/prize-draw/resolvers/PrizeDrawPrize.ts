import { toImage } from '../../../platform/files/image.ts'
import type { PrizeDrawPrizeResolvers } from '../../types.generated.ts'

export const PrizeDrawPrize: PrizeDrawPrizeResolvers = {
  name: (prize, _, { language }) => prize.name[language],
  picture: (prize, _, context) => toImage(prize.picture, context),
}
