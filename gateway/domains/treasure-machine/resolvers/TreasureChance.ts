import type { TreasureChanceResolvers } from '../../types.generated.ts'

export const TreasureChance: TreasureChanceResolvers = {
  prizeId: ({ prize }) => prize,
}
