import type { TreasureTableResolvers } from '../../types.generated.ts'

export const TreasureTable: TreasureTableResolvers = {
  chances: ({ table }) => [...table],
}
