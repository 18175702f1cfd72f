import type { StoreEarlySaleResolvers } from '../../types.generated.ts'
import { membershipOf } from '../catalogue.ts'
import { isOpen } from '../early.ts'
import { statusOf } from '../standings.ts'

export const StoreEarlySale: StoreEarlySaleResolvers = {
  from: ({ earlyFrom }) => earlyFrom,
  isOpen: (sale, _, { now }) => isOpen(sale, now()),
  membership: (sale, _, context) => membershipOf(context, sale),
  viewerMay: async ({ id }, _, context) => (await statusOf(context, id)).isEarly,
}
