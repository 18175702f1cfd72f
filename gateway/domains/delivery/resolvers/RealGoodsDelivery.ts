import type { RealGoodsDeliveryResolvers } from '../../types.generated.ts'

export const RealGoodsDelivery: RealGoodsDeliveryResolvers = {
  // No delivery is opened without a line.
  name: ({ lines }, _, { language }) => lines[0]!.name[language],
  lineCount: ({ lines }) => lines.length,
}
