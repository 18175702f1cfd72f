import { findVariant, variantName } from '../../store/service.ts'
import type { CheckoutLineResolvers } from '../../types.generated.ts'

export const CheckoutLine: Pick<CheckoutLineResolvers, 'variantName'> = {
  variantName({ item, variant: key }, _, { language }) {
    const variant = findVariant(item, key)
    return variant ? variantName(variant, language) : null
  },
}
