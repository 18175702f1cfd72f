import { loadCommunity } from '../../community/service.ts'
import { findInstrument } from '../../payments/service.ts'
import { findItems } from '../../store/service.ts'
import type { StoreSubscriptionResolvers } from '../../types.generated.ts'
import type { Queryable } from '../../../platform/database/pools.ts'
import { dueInvoiceOf } from '../service.ts'
import type { SubscriptionRow } from '../tables.ts'

export const StoreSubscription: StoreSubscriptionResolvers = {
  community: async ({ id, communityId }, _, context) => {
    const community = await loadCommunity(context, communityId)
    if (!community) throw new Error(`subscription ${id} is of no community`)
    return community
  },
  item: (subscription, _, { db }) => itemOf(subscription, db),
  name: async (subscription, _, { db, language }) =>
    (await itemOf(subscription, db)).name[language],
  chargedNextAt: ({ state, periodEnd, nextLookAt }) =>
    state === 'ACTIVE' ? periodEnd : state === 'PAST_DUE' ? nextLookAt : null,
  endsAt: ({ state, periodEnd, endedAt }) =>
    state === 'CANCELED_AT_PERIOD_END' ? periodEnd : endedAt,
  instrument: async ({ instrumentId, fanId }, _, { db }) =>
    instrumentId === null
      ? null
      : ((await findInstrument(db, { id: instrumentId, fanId })) ?? null),
  dueInvoice: (subscription, _, context) => dueInvoiceOf(context, subscription),
}

async function itemOf({ id, itemId }: Pick<SubscriptionRow, 'id' | 'itemId'>, db: Queryable) {
  const [item] = await findItems(db, [itemId])
  if (!item) throw new Error(`subscription ${id} is of no item`)
  return item
}
