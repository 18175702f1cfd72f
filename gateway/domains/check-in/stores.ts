import DataLoader from 'dataloader'
import { dayInJapan } from '#rules/day.ts'
import { endOfMinute, minuteOf } from '#rules/storeCode.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { mayEnter } from '../community/service.ts'
import { counterKey, isSame, storeCode } from './storeCodes.ts'
import type { CheckInStoreRow, CounterRow, StoreVisitRow } from './tables.ts'
import { findStore, findStores, findVisits } from './visitStore.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    checkinstore: 'a store where fans check in'
  }
}

/** A community's stores that have not closed. */
export async function storesOf(
  context: GatewayContext,
  communityId: string,
): Promise<CheckInStoreRow[]> {
  if (!(await mayEnter(context, communityId))) return []
  const most = listSizes['Community.checkInStores']
  return findStores(context.db, { communityId, at: context.now(), most })
}

/** The viewer's visit of today to a store, or null: one statement a request, however many stores are shown. */
export async function visitOf(
  context: GatewayContext,
  { id }: CheckInStoreRow,
): Promise<StoreVisitRow | null> {
  const { userId: fanId } = context
  if (fanId === null) return null
  return context
    .loader(
      'check-in visits of today',
      ({ db, now }) =>
        new DataLoader<string, StoreVisitRow | null>(async (storeIds) => {
          const found = await findVisits(db, { fanId, day: dayInJapan(now()), storeIds })
          return storeIds.map((each) => found.get(each) ?? null)
        }),
    )
    .load(id)
}

/** What a counter shows in this minute, for whoever has its key; null for any other. */
export async function counterFor(context: GatewayContext, key: string): Promise<CounterRow | null> {
  const [, id] = /^(checkinstore_\w{26})\./.exec(key) ?? []
  const store = id === undefined ? undefined : await findStore(context.db, id)
  if (!store || !isSame(counterKey(context, store), key)) return null
  const minute = minuteOf(context.now())
  return { store, code: storeCode(context, store, minute), turnsAt: endOfMinute(minute) }
}
