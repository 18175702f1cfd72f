import { toImage } from '../../../platform/files/image.ts'
import { loadItem } from '../../store/service.ts'
import type { PrizeDrawPrizeResolvers } from '../../types.generated.ts'

export const PrizeDrawPrize: PrizeDrawPrizeResolvers = {
  name: (prize, _, { language }) => prize.name[language],
  picture: (prize, _, context) => toImage(prize.picture, context),
  item: ({ kind, thingId }, _, context) =>
    kind === 'DIGITAL_ITEM' ? loadItem(context, thingId!) : null,
}
