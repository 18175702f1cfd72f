import { staminaMost, staminaPrice } from '#rules/stamina.ts'
import type { StaminaResolvers } from '../../types.generated.ts'
import { meansOf, refillsLeftOf } from '../stamina.ts'

export const Stamina: StaminaResolvers = {
  id: ({ communityId, fanId }) => `stamina_${communityId}_${fanId}`,
  most: () => staminaMost,
  price: () => staminaPrice,
  tickets: async (row, _, context) => (await meansOf(context, row)).tickets,
  paidCoins: async (row, _, context) => (await meansOf(context, row)).paidCoins,
  refillsLeft: (row, _, context) => refillsLeftOf(context, row),
}
