import { and, eq } from 'drizzle-orm'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadItem } from './catalogue.ts'
import { storeWish } from './tables.ts'

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
    ...[eq(storeWish.fanId, userId), eq(storeWish.itemId, itemId), eq(storeWish.kind, kind)],
  )
  await (isWanted
    ? db
        .insert(storeWish)
        .values({ ...wish, at: now() })
        .onConflictDoNothing()
    : db.delete(storeWish).where(isThis))
  context.clearLoaders()
  return { item }
}
