import { and, desc, eq, sql } from 'drizzle-orm'
import { listSizes } from '#schema/listSizes.generated.ts'
import { mayEnter } from '../community/service.ts'
import {
  readKeysetPage,
  toConnection,
  type ConnectionArgs,
} from '../../platform/graphql/connection.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { decodeMomentCursor, momentKey } from '../../platform/graphql/cursor.ts'
import { storeItem, storeWish } from './tables.ts'

/** What the viewer would like to have in a community, what was wished for last first; null for a guest. */
export async function viewerWishes(
  context: GatewayContext,
  communityId: string,
  args: Pick<ConnectionArgs, 'first' | 'after'>,
) {
  const { userId, db } = context
  if (userId === null || !(await mayEnter(context, communityId))) return null
  const page = readKeysetPage(args, {
    most: listSizes['Community.viewerWishes'],
    decode: decodeMomentCursor('storeitem'),
  })
  const from = page.key
  const found = await db
    .select({ item: storeItem, at: storeWish.at })
    .from(storeWish)
    .innerJoin(storeItem, eq(storeItem.id, storeWish.itemId))
    .where(
      and(
        eq(storeWish.fanId, userId),
        eq(storeWish.kind, 'WISH'),
        eq(storeItem.communityId, communityId),
        from &&
          sql`(${storeWish.at}, ${storeWish.itemId}) < (${from.at.toISOString()}::timestamptz, ${from.id})`,
      ),
    )
    .orderBy(desc(storeWish.at), desc(storeWish.itemId))
    .limit(page.size + 1)
  const { edges, pageInfo } = toConnection(found, page, ({ at, item }) =>
    momentKey({ at, id: item.id }),
  )
  return { edges: edges.map(({ cursor, node }) => ({ cursor, node: node.item })), pageInfo }
}
