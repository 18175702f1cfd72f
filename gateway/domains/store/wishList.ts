import { and, desc, eq, sql } from 'drizzle-orm'
import { listSizes } from '#schema/listSizes.generated.ts'
import { mayEnter } from '../community/service.ts'
import {
  readKeysetPage,
  toConnection,
  type ConnectionArgs,
} from '../../platform/graphql/connection.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { prefixOf } from '../../platform/ids.ts'
import { storeItem, storeWish } from './tables.ts'

/** Where a wish stands in its list. It says so without its row, which may be gone by the next page. */
type Place = { at: Date; itemId: string }

function decode(cursor: string | null | undefined): Place | undefined {
  const key = Buffer.from(cursor ?? '', 'base64url').toString()
  const [, ms = '', itemId = ''] = /^(\d{1,15}) (\w+)$/.exec(key) ?? []
  return prefixOf(itemId) === 'storeitem' ? { at: new Date(Number(ms)), itemId } : undefined
}

/** What the viewer would like to have in a community, what was wished for last first; null for a guest. */
export async function viewerWishes(
  context: GatewayContext,
  communityId: string,
  args: Pick<ConnectionArgs, 'first' | 'after'>,
) {
  const { userId, db } = context
  if (userId === null || !(await mayEnter(context, communityId))) return null
  const page = readKeysetPage(args, { most: listSizes['Community.viewerWishes'], decode })
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
          sql`(${storeWish.at}, ${storeWish.itemId}) < (${from.at.toISOString()}::timestamptz, ${from.itemId})`,
      ),
    )
    .orderBy(desc(storeWish.at), desc(storeWish.itemId))
    .limit(page.size + 1)
  const { edges, pageInfo } = toConnection(
    found,
    page,
    ({ at, item }) => `${at.getTime()} ${item.id}`,
  )
  return { edges: edges.map(({ cursor, node }) => ({ cursor, node: node.item })), pageInfo }
}
