import type { StoreItemVariantResolvers } from '../../types.generated.ts'
import { variantOffer } from '../catalogue.ts'
import { priceOf, variantId, variantLabel, variantName } from '../variants.ts'

export const StoreItemVariant: StoreItemVariantResolvers = {
  id: ({ item, variant }) => variantId(item, variant),
  name: ({ variant }, _, { language }) => variantName(variant, language),
  label: ({ variant }, _, { language }) => variantLabel(variant, language),
  priceYen: ({ item, variant }) => priceOf(item, variant).priceYen,
  priceCoins: ({ item, variant }) => priceOf(item, variant).priceCoins,
  stockLeft: async (row, _, context) => (await variantOffer(context, row)).free,
  viewerAvailable: async (row, _, context) => (await variantOffer(context, row)).available,
}
