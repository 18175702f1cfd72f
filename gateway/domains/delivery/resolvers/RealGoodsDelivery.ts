import type { RealGoodsDeliveryResolvers } from '../../types.generated.ts'

export const RealGoodsDelivery: RealGoodsDeliveryResolvers = {
  // No delivery is opened without a line.
  firstLine: ({ lines }) => lines[0]!,
  lineCount: ({ lines }) => lines.length,
}
