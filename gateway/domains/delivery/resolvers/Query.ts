import type { QueryResolvers } from '../../types.generated.ts'
import { postalTowns } from '../postalTowns.ts'

export const Query: Pick<QueryResolvers, 'postalTowns'> = {
  postalTowns: (_, { postalCode }) => postalTowns(postalCode),
}
