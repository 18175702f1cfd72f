import type { CheckInStoreVisitResolvers } from '../../types.generated.ts'

export const CheckInStoreVisit: CheckInStoreVisitResolvers = {
  id: ({ storeId, day }) => `${storeId.replace(/^[a-z]+_/, 'storevisit_')}_${day}`,
}
