import { and, asc, eq, sql } from 'drizzle-orm'
import { listSizes } from '#schema/listSizes.generated.ts'
import { mayEnter } from '../community/service.ts'
import { prepared } from '../../platform/database/prepared.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { canBeBought } from './arriving.ts'
import { loadItem } from './catalogue.ts'
import { storeItem, storeWish, type StoreItemRow } from './tables.ts'

/** Notes that the viewer would like to have an item, or no longer. */
export async function wishForItem(context: GatewayContext, itemId: string, isWished: boolean) {
  const answer = await setWish(context, itemId, 'WISH', isWished)
  return 'item' in answer ? { __typename: 'WishForItemSuccess' as const, ...answer } : answer
}

/** Notes that the viewer wants to be told once an item can be bought, or no longer. */
export async function alertOfItem(context: GatewayContext, itemId: string, isAlerted: boolean) {
  const answer = await setWish(context, itemId, 'ALERT', isAlerted)
  return 'item' in answer ? { __typename: 'AlertOfItemSuccess' as const, ...answer } : answer
}

async function setWish(
  context: GatewayContext,
  itemId: string,
  kind: (typeof storeWish.$inferSelect)['kind'],
  isWanted: boolean,
) {
  const { userId, db, now } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const item = await loadItem(context, itemId)
  if (!item) return { __typename: 'NotFoundError' as const, field: 'itemId' }
  const wish = { fanId: userId, itemId, kind }
  const isThis = and(
    eq(storeWish.fanId, userId),
    eq(storeWish.itemId, itemId),
    eq(storeWish.kind, kind),
  )
  await (isWanted
    ? db
        .insert(storeWish)
        .values({ ...wish, at: now() })
        .onConflictDoUpdate({
          target: [storeWish.tenantId, storeWish.fanId, storeWish.itemId, storeWish.kind],
          set: { toldAt: null },
        })
    : db.delete(storeWish).where(isThis))
  context.clearLoaders()
  return { item }
}

const arrivals = prepared('store_arrivals', (db) => {
  const now = sql.placeholder('now')
  return db
    .select({ item: storeItem })
    .from(storeWish)
    .innerJoin(storeItem, eq(storeItem.id, storeWish.itemId))
    .where(
      and(
        eq(storeWish.fanId, sql.placeholder('fanId')),
        eq(storeWish.kind, 'ALERT'),
        eq(storeItem.communityId, sql.placeholder('communityId')),
        canBeBought(now),
      ),
    )
    .orderBy(asc(storeWish.at), asc(storeWish.itemId))
    .limit(listSizes['Community.viewerArrivals'])
})

/** What the viewer asked to be told of and can be bought by now, what was asked first first; none for a guest. */
export async function viewerArrivals(
  context: GatewayContext,
  communityId: string,
): Promise<StoreItemRow[]> {
  const { userId, db, now } = context
  if (userId === null || !(await mayEnter(context, communityId))) return []
  const found = await arrivals(db, { fanId: userId, communityId, now: now() })
  return found.map(({ item }) => item)
}
