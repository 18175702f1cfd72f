import DataLoader from 'dataloader'
import { and, eq, sql } from 'drizzle-orm'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import { isAmong, prepared } from '../../platform/database/prepared.ts'
import { storeBought, storeItem, storeStock } from './tables.ts'

/** What changes of an item all the time, and what of it is one fan's. */
export type Standing = {
  id: string
  /** Pieces that nobody has bought or is paying for; null where it never runs out. */
  free: number | null
  /** How many the fan has bought or is paying for. */
  bought: number
}

/** No fan has this id. */
const nobody = ''

const standings = prepared('store_standings', (db) =>
  db
    .select({
      id: storeItem.id,
      free: storeStock.free,
      bought: sql<number>`coalesce(${storeBought.held} + ${storeBought.sold}, 0)`,
    })
    .from(storeItem)
    .leftJoin(storeStock, eq(storeStock.itemId, storeItem.id))
    .leftJoin(
      storeBought,
      and(eq(storeBought.itemId, storeItem.id), eq(storeBought.fanId, sql.placeholder('fanId'))),
    )
    .where(isAmong(storeItem.id, 'ids')),
)

/** How these items stand now, for a fan or (null) a guest. */
export function findStandings(
  db: Queryable,
  fanId: string | null,
  ids: readonly string[],
): Promise<Standing[]> {
  return standings(db, { fanId: fanId ?? nobody, ids })
}

/** How an item stands for the viewer: all that a request asks for is one statement. */
export async function standingOf(context: GatewayContext, itemId: string): Promise<Standing> {
  return context
    .loader(
      'storeStanding',
      ({ db, userId }) =>
        new DataLoader<string, Standing>(async (ids) => {
          const found = await findStandings(db, userId, ids)
          const byId = new Map(found.map((each) => [each.id, each]))
          return ids.map((id) => byId.get(id) ?? new Error(`${id} is no item`))
        }),
    )
    .load(itemId)
}
