import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadItem, offerOf } from './catalogue.ts'
import { storeItem, type StoreItemRow } from './tables.ts'

/** The fewest passes for stories that a community sells to the viewer now; null where it sells none. */
export async function passesSold(
  context: GatewayContext,
  communityId: string,
): Promise<StoreItemRow | null> {
  const { cache, db, tenantId } = context
  const id = await cache.get(tenantId, 'storePasses', communityId, () =>
    findPasses(db, communityId),
  )
  const item = id === '' ? null : await loadItem(context, id)
  return item && (await offerOf(context, item)).problem !== 'PERIOD' ? item : null
}

/** Empty where there are none. */
async function findPasses(db: Queryable, communityId: string): Promise<string> {
  const passes = sql<number>`(${storeItem.contents} ->> 'passes')::integer`
  const [row] = await db
    .select({ id: storeItem.id })
    .from(storeItem)
    .where(and(eq(storeItem.communityId, communityId), sql`${passes} > 0`))
    .orderBy(asc(passes), asc(storeItem.id))
    .limit(1)
  return row?.id ?? ''
}
