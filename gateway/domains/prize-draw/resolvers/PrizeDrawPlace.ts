import type { PrizeDrawPlaceResolvers } from '../../types.generated.ts'
import { prizeOfPlace } from '../draws.ts'

export const PrizeDrawPlace: PrizeDrawPlaceResolvers = {
  number: ({ position }) => position + 1,
  prize: (place, _, context) => prizeOfPlace(context, place),
  isForfeited: ({ forfeitedAt }) => forfeitedAt !== null,
}
