import { loadTalent } from '../../community/service.ts'
import { toImage } from '../../../platform/files/image.ts'
import type { StoreItemResolvers } from '../../types.generated.ts'
import { earlySalesOf, offerOf, stateOf } from '../catalogue.ts'
import { earlySaleOf } from '../early.ts'
import { statusOf } from '../standings.ts'
import { hasDearerVariant, offeredVariants, variantTitle } from '../variants.ts'

export const StoreItem: StoreItemResolvers = {
  name: (item, _, { language }) => item.name[language],
  description: (item, _, { language }) => item.description[language],
  pictures: (item, _, context) => item.pictures.map((picture) => toImage(picture, context)),
  talent: (item, _, context) =>
    item.talentId === null ? null : loadTalent(context, item.talentId),
  variantTitle: (item, _, { language }) => variantTitle(item, language),
  variants: (item) => offeredVariants(item).map((variant) => ({ item, variant })),
  isPriceFrom: (item) => hasDearerVariant(item),
  state: (item, _, context) => stateOf(context, item),
  earlySale: (item, _, { now }) => earlySaleOf(item, now()),
  earlySales: (item, _, context) => earlySalesOf(context, item),
  stockLeft: async (item, _, context) => (await offerOf(context, item)).free,
  deliveryEstimate: (item, _, { language }) => item.deliveryEstimate?.[language] ?? null,
  viewerAvailable: async (item, _, context) => (await offerOf(context, item)).available,
  viewerAllowed: async (item, _, context) => (await offerOf(context, item)).allowed,
  viewerBasketQuantity: async (item, _, context) => (await statusOf(context, item.id)).inBasket,
  viewerWishes: async (item, _, context) => (await statusOf(context, item.id)).isWished,
  viewerIsAlerted: async (item, _, context) => (await statusOf(context, item.id)).isAlerted,
}
