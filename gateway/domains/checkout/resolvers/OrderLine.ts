import type { OrderLineResolvers } from '../../types.generated.ts'

export const OrderLine: OrderLineResolvers = {
  name: (line, _, { language }) => line.name[language],
}
