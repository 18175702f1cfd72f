import { loadDelivery } from '../../delivery/service.ts'
import type { PrizeDrawWinResolvers } from '../../types.generated.ts'
import { prizeOfPlace } from '../draws.ts'

export const PrizeDrawWin: PrizeDrawWinResolvers = {
  prize: (place, _, context) => prizeOfPlace(context, place),
  isForfeited: ({ forfeitedAt }) => forfeitedAt !== null,
  delivery: ({ deliveryId }, _, context) =>
    deliveryId === null ? null : loadDelivery(context, deliveryId),
}
