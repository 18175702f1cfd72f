import type { StoreItemContentsResolvers } from '../../types.generated.ts'

export const StoreItemContents: StoreItemContentsResolvers = {
  paidCoins: ({ paidCoins = 0 }) => paidCoins,
  freeCoins: ({ freeCoins = 0 }) => freeCoins,
  tickets: ({ tickets = 0 }) => tickets,
  passes: ({ passes = 0 }) => passes,
}
