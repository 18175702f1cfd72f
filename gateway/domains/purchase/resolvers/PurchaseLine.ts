import type { PurchaseLineResolvers } from '../../types.generated.ts'

export const PurchaseLine: PurchaseLineResolvers = {
  name: (line, _, { language }) => line.name[language],
}
